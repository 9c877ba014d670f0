import { moveOrdersEndpoint, type OrderMove } from '@kindcrate/contract/order-moves';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { staffOrderWith } from '../../src/workbench/desk-fixtures.ts';
import { openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';

export const { bulk: bulkCopy, statusActions, statuses } = staffCopy.orders;

export const orderNamed = (itemsName: string, status: OrderStatus = 'submitted'): StaffOrder => ({
  ...staffOrderWith(status),
  _id: itemsName,
  itemsName,
});

/** The checkbox that selects the order with this name. */
export const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
export const selectionBar = page.getByRole('region', { name: bulkCopy.title });
export const barButton = (name: string) => selectionBar.getByRole('button', { name, exact: true });
export const undoButton = page.getByRole('button', { name: bulkCopy.undo, exact: true });
export const sendNowButton = page.getByRole('button', { name: bulkCopy.sendNow, exact: true });
export const toast = (text: RegExp) => page.getByRole('status').filter({ hasText: text });

export async function openOrders(...orders: StaffOrder[]): Promise<void> {
  await openDesk('orders', { orders });
  await expect.element(checkbox(orders[0]?.itemsName ?? '')).toBeVisible();
}

/** The reply to a move: the named orders now have the status; those in `notMoved` do not, because they are already accepted. */
export const moveReply = (status: OrderStatus, names: string[], notMoved: Omit<OrderMove, 'isMoved'>[] = []) => ({
  success: true as const,
  message: 'Done',
  moves: [...names.map((_id) => ({ _id, isMoved: true })), ...notMoved.map((move) => ({ ...move, isMoved: false }))],
  result: [...names.map((name) => orderNamed(name, status)), ...notMoved.map(({ _id }) => orderNamed(_id, 'accepted'))],
});

/** The bodies of the requests that move orders. */
export async function sentMoves() {
  return (await api.sent(moveOrdersEndpoint)).map(({ body }) => JSON.parse(body ?? ''));
}
