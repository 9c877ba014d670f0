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

/** The queue of orders. The query string of the page sets its first filter. */
export const staffOrders = createPagedList<OrderFilter, StaffOrder>(
  (filter, after) => requestInSession(listStaffOrdersEndpoint, { query: { ...filter, after } }),
  () => parseFilter(location.search),
);

/** Lists the orders that match a filter, and writes the filter into the URL of the page. */
export function filterOrders(filter: OrderFilter): Promise<void> {
  history.replaceState(history.state, '', `${location.pathname}${formatFilter(filter)}${location.hash}`);
  return staffOrders.filterBy(filter);
}

/**
 * Changes the status of an order and updates its row.
 * @returns the API's message
 * @throws ApiError if it is refused
 */
export async function changeStaffOrderStatus(
  id: string,
  body: BodyOf<typeof changeOrderStatusEndpoint>,
): Promise<string> {
  const { message, data } = await requestInSession(changeOrderStatusEndpoint, { parameters: { id }, body });
  staffOrders.replace(data);
  return message;
}

/** Loads the latest version of an order. */
export async function refreshStaffOrder(id: string): Promise<void> {
  staffOrders.replace((await requestInSession(getStaffOrderEndpoint, { parameters: { id } })).data);
}

/** Downloads all orders that match a filter, as a CSV file. */
export async function downloadOrders(filter: OrderFilter): Promise<Blob> {
  const text = await requestInSession(exportStaffOrdersEndpoint, { query: filter });
  // Spreadsheets recognize UTF-8 by its byte order mark, which browsers strip when they read a response as text.
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
}

/** Reads a filter from a query string such as `?status=accepted&q=coat`. Invalid parameters are ignored. */
export function parseFilter(search: string): OrderFilter {
  const parameters = Object.fromEntries(new URLSearchParams(search));
  const checked = check(orderFilter, parameters);
  if (checked.ok) return checked.value;
  for (const field of Object.keys(checked.fields)) delete parameters[field];
  const rest = check(orderFilter, parameters);
  return rest.ok ? rest.value : {};
}

/** Writes a filter as a query string; an empty filter gives an empty string. */
export function formatFilter(filter: OrderFilter): string {
  const parameters = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return parameters.length ? `?${new URLSearchParams(parameters)}` : '';
}
