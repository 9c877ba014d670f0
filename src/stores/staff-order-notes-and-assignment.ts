import type { BodyOf } from '@kindcrate/contract/endpoint';
import { type Assignee, assignOrderEndpoint, listAssigneesEndpoint } from '@kindcrate/contract/staff-order-assignment';
import { addOrderNoteEndpoint, listOrderNotesEndpoint, type OrderNote } from '@kindcrate/contract/staff-order-notes';
import type { QueuedOrder } from '../lib/staff-orders.build.ts';
import { openOrder } from './open-order.ts';
import { requestInSession } from './session-requests.ts';
import { showChangedOrder } from './staff-order-changes.ts';
import { staffOrders } from './staff-orders.ts';

/** Loads the notes on an order. @throws ApiError */
export async function loadOrderNotes(id: string): Promise<OrderNote[]> {
  return (await requestInSession(listOrderNotesEndpoint, { parameters: { id } })).result;
}

/**
 * Adds a note to an order, and updates the number of notes in the list.
 * @returns the API's message, and all notes
 * @throws ApiError
 */
export async function addOrderNote(order: QueuedOrder, body: BodyOf<typeof addOrderNoteEndpoint>) {
  const { _id: id } = order;
  const { message, result } = await requestInSession(addOrderNoteEndpoint, { parameters: { id }, body });
  const count = { notes: result.length };
  staffOrders.replace({ ...order, ...count });
  openOrder.update((shown) => (shown._id === id ? { ...shown, ...count } : shown));
  return { message, notes: result };
}

/** Loads the people to whom an order can be assigned. @throws ApiError */
export async function loadAssignees(id: string): Promise<Assignee[]> {
  return (await requestInSession(listAssigneesEndpoint, { parameters: { id } })).result;
}

/**
 * Assigns an order to a person or to nobody, and updates its row.
 * @returns the API's message
 * @throws ApiError
 */
export async function assignStaffOrder(id: string, body: BodyOf<typeof assignOrderEndpoint>): Promise<string> {
  const { message, data } = await requestInSession(assignOrderEndpoint, { parameters: { id }, body });
  showChangedOrder(data);
  return message;
}
