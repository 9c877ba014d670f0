import type { OrderNote } from '@kindcrate/contract/staff-order-notes';
import { listStaffOrdersEndpoint, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { receiveOrderEndpoint } from '@kindcrate/contract/staff-receiving';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffOrderWith } from '../../src/workbench/desk-fixtures.ts';
import { openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';
import { field } from './site-forms.tsx';

export const { receive: receiveCopy } = staffCopy;

/** An order whose id is a UUID, as in the URLs of labels, and whose number ends with 653 and the digit. */
export const parcelNumbered = (digit: number, changes: Partial<StaffOrder> = {}): StaffOrder => ({
  ...staffOrderWith('accepted'),
  _id: `6a010f61-653${digit}-4c5d-9a0b-1c2d3e4f5a6b`,
  itemsName: `Parcel ${digit}`,
  ...changes,
});

/** Four coats and two blankets. */
export const parcelWithTwoItems = parcelNumbered(7, {
  quantity: 6,
  items: [
    { _id: 'coats', name: 'Coats', quantity: 4, condition: 'good', photos: [] },
    { _id: 'blankets', name: 'Blankets', quantity: 2, photos: [] },
  ],
});

/** A parcel with a photo of one of its items, and a note from a colleague. */
export const parcelWithNote = parcelNumbered(8, {
  quantity: 3,
  notes: 1,
  items: [
    { _id: 'coats', name: 'Coats', quantity: 1, condition: 'worn', photos: [staffOrderWith('accepted').image] },
    { _id: 'blankets', name: 'Blankets', quantity: 2, photos: [] },
  ],
});

export const parcelNote: OrderNote = {
  _id: 'note',
  text: 'One zipper sticks: keep it anyway.',
  by: 'Marisol',
  at: '2026-11-20T10:00:00.000Z',
};

export const parcelState = page.getByRole('region', { name: receiveCopy.parcel }).getByRole('status');
export const shiftRows = page.getByRole('region', { name: receiveCopy.shift.title }).getByRole('listitem');
export const numberField = field(receiveCopy.number);

/** Opens the receive tab as staff. The labels that are scanned afterward belong to these orders, one after another. */
export async function openReceive(...orders: StaffOrder[]): Promise<void> {
  await openDesk('receive');
  await expect.element(numberField).toBeVisible();
  if (!orders.length) return;
  await api.reply(listStaffOrdersEndpoint, ...orders.map((order) => ({ result: [order], next: null })));
  await api.reply(receiveOrderEndpoint, ...orders.map(receivedReply));
}

/** The API's reply to receiving an order. */
export const receivedReply = (order: StaffOrder) => ({
  success: true as const,
  message: 'The order is now received.',
  data: { ...order, status: 'received' as const, receivedQuantity: order.quantity },
});

/** Types what a hand scanner reads from the label of an order, wherever the focus is. */
export async function scanLabel({ _id }: { _id: string }): Promise<void> {
  await userEvent.keyboard(`https://give.example.com/staff?order=${_id}{Enter}`);
}

/** Scans a label, and waits until the desk shows this title. */
export async function scanAndExpect(order: StaffOrder, title: string): Promise<void> {
  await scanLabel(order);
  await expect.element(parcelState).toMatchTextContent(title);
}
