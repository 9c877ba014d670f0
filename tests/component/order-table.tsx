import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openDesk, staffCopy } from './desk.tsx';

export const { table: tableCopy, queue: queueCopy } = staffCopy.orders;

export const table = page.getByRole('table', { name: staffCopy.tabs.orders });
export const rowHeaders = table.getByRole('rowheader');
export const columnNames = () =>
  table
    .getByRole('columnheader')
    .elements()
    .slice(1)
    .map((header) => header.textContent?.replace(/[ ↑↓]+$/, ''));

/** Opens the queue at a URL whose query selects the table view. */
export async function openTable(orders: StaffOrder[], search = '?view=table'): Promise<void> {
  history.replaceState(null, '', `${location.pathname}${search}`);
  await openDesk('orders', { orders });
  await expect.element(table).toBeVisible();
  await expect.element(rowHeaders).toHaveLength(orders.length);
}
