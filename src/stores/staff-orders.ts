import type { BodyOf } from '@kindcrate/contract/call';
import { orderStatuses } from '@kindcrate/contract/orders';
import {
  exportStaffOrders,
  listStaffOrders,
  moveOrder,
  type OrderFilter,
  type StaffOrder,
} from '@kindcrate/contract/staff-orders';
import { requestAsDonor } from './donor-calls.ts';
import { createPages } from './key-pages.ts';

/** The queue of the donation desk, as far as it was asked for; at first what the page's address says. */
export const staffOrders = createPages<OrderFilter, StaffOrder>(
  (filter, after) => requestAsDonor(listStaffOrders, { query: { ...filter, after } }),
  () => readFilter(location.search),
);

/** Shows the orders that fit, and writes the wish into the page's address. */
export function showOrders(filter: OrderFilter): Promise<void> {
  history.replaceState(history.state, '', `${writeFilter(filter)}${location.hash}`);
  return staffOrders.show(filter);
}

/**
 * Moves an order, and puts what became of it into its row.
 * @returns what the API says of it
 * @throws ApiError when it is refused
 */
export async function moveStaffOrder(id: string, body: BodyOf<typeof moveOrder>): Promise<string> {
  const { message, data } = await requestAsDonor(moveOrder, { parameters: { id }, body });
  staffOrders.replace(data);
  return message;
}

/** All orders that fit, as comma-separated values. A spreadsheet needs the mark at the beginning to read it as UTF-8. */
export async function downloadOrders(filter: OrderFilter): Promise<Blob> {
  const text = await requestAsDonor(exportStaffOrders, { query: filter });
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
}

/** What an address such as `?status=accepted&q=coat` asks for; what it cannot ask for is left out. */
export function readFilter(search: string): OrderFilter {
  const parameters = new URLSearchParams(search);
  const status = orderStatuses.find((one) => one === parameters.get('status'));
  const organization = parameters.get('organization') || undefined;
  const q = parameters.get('q') || undefined;
  const sort = parameters.get('sort') === 'oldest' ? 'oldest' : undefined;
  return { status, organization, q, sort };
}

/** The other way round. */
export function writeFilter(filter: OrderFilter): string {
  const wishes = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `?${new URLSearchParams(wishes)}`;
}
