import type { BodyOf } from '@kindcrate/contract/endpoint';
import { updateHandoverEndpoint } from '@kindcrate/contract/order-handover';
import { updateOutcomeConsentEndpoint } from '@kindcrate/contract/order-outcomes';
import { updateReceiptEndpoint } from '@kindcrate/contract/order-receipts';
import { cancelOrderEndpoint, type LenientOrder } from '@kindcrate/contract/orders';
import { ApiError } from '../lib/api-error.ts';
import { profile } from './profile.ts';
import { requestInSession } from './session-requests.ts';

/**
 * Cancels one of the donor's own orders.
 * @returns the API's message
 * @throws ApiError if the request fails. A 409 means that the order's status has changed, so the profile is refreshed first.
 */
export async function cancelOrder(id: string): Promise<string> {
  try {
    const { message, data } = await requestInSession(cancelOrderEndpoint, { parameters: { id } });
    changeOrder(id, data);
    return message;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await profile.refresh();
    throw error;
  }
}

/**
 * Sends the donor's answer about the handover of one of their own orders.
 * @returns the API's message
 * @throws ApiError if the request fails. A 409 means that the handover may have changed, so the profile is refreshed first.
 */
export async function answerHandover(id: string, body: BodyOf<typeof updateHandoverEndpoint>): Promise<string> {
  try {
    const { message, data } = await requestInSession(updateHandoverEndpoint, { parameters: { id }, body });
    changeOrder(id, data);
    return message;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await profile.refresh();
    throw error;
  }
}

/**
 * Sets whether the receipt of one of the donor's own orders shows their name.
 * @returns the API's message
 * @throws ApiError
 */
export async function setNameOnReceipt(id: string, showName: boolean): Promise<string> {
  const { message, data } = await requestInSession(updateReceiptEndpoint, { parameters: { id }, body: { showName } });
  changeOrder(id, { receipt: data });
  return message;
}

/**
 * Sets whether the donor consents to publishing the outcome of one of their own orders.
 * @returns the API's message
 * @throws ApiError if the request fails. A 409 means that the outcome has changed, so the profile is refreshed first.
 */
export async function setOutcomeConsent(
  id: string,
  body: BodyOf<typeof updateOutcomeConsentEndpoint>,
): Promise<string> {
  try {
    const { message, data } = await requestInSession(updateOutcomeConsentEndpoint, { parameters: { id }, body });
    changeOrder(id, { outcome: data });
    return message;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await profile.refresh();
    throw error;
  }
}

function changeOrder(id: string, changes: Partial<LenientOrder>): void {
  profile.update((data) => ({
    ...data,
    orders: data.orders.map((order) => (order._id === id ? { ...order, ...changes } : order)),
  }));
}
