import { check } from '@kindcrate/contract/check';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  changeOrderStatusEndpoint,
  exportStaffOrdersEndpoint,
  getStaffOrderEndpoint,
  listStaffOrdersEndpoint,
  type OrderFilter,
  orderFilter,
  type StaffOrder,
} from '@kindcrate/contract/staff-orders';
import { createPagedList } from './paged-list.ts';
import { requestInSession } from './session-requests.ts';

/** The queue of the donation desk, as far as it was asked for; at first what the page's address says. */
export const staffOrders = createPagedList<OrderFilter, StaffOrder>(
  (filter, after) => requestInSession(listStaffOrdersEndpoint, { query: { ...filter, after } }),
  () => parseFilter(location.search),
);

/** Shows the orders that fit, and writes the wish into the page's address. */
export function filterOrders(filter: OrderFilter): Promise<void> {
  history.replaceState(history.state, '', `${location.pathname}${formatFilter(filter)}${location.hash}`);
  return staffOrders.filterBy(filter);
}

/**
 * Moves an order, and puts what became of it into its row.
 * @returns what the API says of it
 * @throws ApiError when it is refused
 */
export async function changeStaffOrderStatus(
  id: string,
  body: BodyOf<typeof changeOrderStatusEndpoint>,
): Promise<string> {
  const { message, data } = await requestInSession(changeOrderStatusEndpoint, { parameters: { id }, body });
  staffOrders.replace(data);
  return message;
}

/** Shows an order as it is by now. */
export async function refreshStaffOrder(id: string): Promise<void> {
  staffOrders.replace((await requestInSession(getStaffOrderEndpoint, { parameters: { id } })).data);
}

/** All orders that fit, as comma-separated values. */
export async function downloadOrders(filter: OrderFilter): Promise<Blob> {
  const text = await requestInSession(exportStaffOrdersEndpoint, { query: filter });
  // The mark by which spreadsheets know UTF-8: a browser that reads a reply as text takes it away.
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
}

/** What an address such as `?status=accepted&q=coat` asks for; what it cannot ask for is left out. */
export function parseFilter(search: string): OrderFilter {
  const wishes = Object.fromEntries(new URLSearchParams(search));
  const checked = check(orderFilter, wishes);
  if (checked.ok) return checked.value;
  for (const field of Object.keys(checked.fields)) delete wishes[field];
  const rest = check(orderFilter, wishes);
  return rest.ok ? rest.value : {};
}

/** The other way round; nothing when all orders are asked for. */
export function formatFilter(filter: OrderFilter): string {
  const wishes = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return wishes.length ? `?${new URLSearchParams(wishes)}` : '';
}
