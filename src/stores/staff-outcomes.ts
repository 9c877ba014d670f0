import type { BodyOf } from '@kindcrate/contract/endpoint';
import { getStaffOrderEndpoint, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { updateOutcomeEndpoint } from '@kindcrate/contract/staff-outcomes';
import { requestInSession } from './session-requests.ts';

/** Loads an order with the details that the queue leaves out. @throws ApiError */
export async function loadStaffOrder(id: string): Promise<StaffOrder> {
  return (await requestInSession(getStaffOrderEndpoint, { parameters: { id } })).data;
}

/** Saves what became of an order. @returns the API's message, and the order. @throws ApiError */
export const saveOutcome = (id: string, body: BodyOf<typeof updateOutcomeEndpoint>) =>
  requestInSession(updateOutcomeEndpoint, { parameters: { id }, body });
