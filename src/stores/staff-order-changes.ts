import type { BodyOf } from '@kindcrate/contract/endpoint';
import { updateStaffHandoverEndpoint } from '@kindcrate/contract/staff-handovers';
import {
  changeOrderStatusEndpoint,
  exportStaffOrdersEndpoint,
  getStaffOrderEndpoint,
  type OrderFilter,
  type StaffOrder,
} from '@kindcrate/contract/staff-orders';
import { saveFile } from '../lib/save-file.ts';
import { openOrder } from './open-order.ts';
import { requestInSession } from './session-requests.ts';
import { reloadNeeds, showNeedProgress } from './staff-need-list.ts';
import { staffOrders } from './staff-orders.ts';

/**
 * Changes the status of an order, and updates its row and the progress of its need.
 * @returns the API's message
 * @throws ApiError if the request fails
 */
export async function changeStaffOrderStatus(
  id: string,
  body: BodyOf<typeof changeOrderStatusEndpoint>,
): Promise<string> {
  const { message, data } = await requestInSession(changeOrderStatusEndpoint, { parameters: { id }, body });
  showChangedOrder(data);
  return message;
}

/** Shows a changed order, and the progress of its needs. */
export function showChangedOrder(order: StaffOrder): void {
  showOrder(order);
  if (order.need) showNeedProgress(order.need._id, order.need.received);
  // An order comes with the progress of its first item's need only.
  if (order.items.slice(1).some(({ need }) => need)) void reloadNeeds();
}

/**
 * Changes the handover of an accepted order, and updates its row.
 * @returns the API's message
 * @throws ApiError if the request fails
 */
export async function changeStaffHandover(
  id: string,
  body: BodyOf<typeof updateStaffHandoverEndpoint>,
): Promise<string> {
  const { message, data } = await requestInSession(updateStaffHandoverEndpoint, { parameters: { id }, body });
  showOrder(data);
  return message;
}

/** Loads the latest version of an order. */
export async function refreshStaffOrder(id: string): Promise<void> {
  showOrder((await requestInSession(getStaffOrderEndpoint, { parameters: { id } })).data);
}

/** Shows the latest version of an order, in the list and beside it. */
function showOrder(order: StaffOrder): void {
  staffOrders.replace(order);
  openOrder.update((shown) => (shown._id === order._id ? order : shown));
}

/**
 * Downloads all orders that match a filter, as a CSV file.
 * @throws ApiError
 */
export async function downloadOrders(filter: OrderFilter, fileName: string): Promise<void> {
  const text = await requestInSession(exportStaffOrdersEndpoint, { query: filter });
  // Spreadsheets recognize UTF-8 by its byte order mark, which browsers strip when they read a response as text.
  saveFile(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), fileName);
}
