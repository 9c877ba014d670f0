import { cancelOrderEndpoint, type LenientOrder } from '@kindcrate/contract/orders';
import { getProfileEndpoint, type LenientProfile } from '@kindcrate/contract/profile';
import { updateReceiptEndpoint } from '@kindcrate/contract/receipts';
import { request } from '../lib/api.ts';
import { ApiError } from '../lib/reply.ts';
import { offerProfileCode } from './redemption-code.ts';
import { createResource } from './resource.ts';
import { $token } from './session.ts';
import { requestInSession } from './session-requests.ts';

/** The donor's own profile. */
export const profile = createResource(async () => {
  const { data } = await requestInSession(getProfileEndpoint);
  offerProfileCode(data);
  return data;
});

/**
 * Whether the profile comes from our own API, which adds sessions, second factors, changes of email, the coin history and
 * redemptions to the given specification. Only our own says when the code of the profile expires.
 */
export function isExtendedProfile({ qrcodeExpiresAt }: LenientProfile): boolean {
  return qrcodeExpiresAt !== undefined;
}

/**
 * The profile's phone number, to fill in a form. A failure is only logged and ends no session, because nobody asked for the
 * profile: someone who fills in a form is not sent away from it.
 */
export const profilePhone = createResource(async () => {
  const { data } = await request(getProfileEndpoint, { token: $token.get() });
  return data.phone;
});

/**
 * Cancels one of the donor's own orders.
 * @returns the API's message
 * @throws ApiError if the request fails. After a 409 the order's status has changed, so the profile is refreshed first.
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
 * Sets whether the receipt of one of the donor's own orders shows their name.
 * @returns the API's message
 * @throws ApiError
 */
export async function showNameOnReceipt(id: string, showName: boolean): Promise<string> {
  const { message, data } = await requestInSession(updateReceiptEndpoint, { parameters: { id }, body: { showName } });
  changeOrder(id, { receipt: data });
  return message;
}

function changeOrder(id: string, changes: Partial<LenientOrder>): void {
  profile.update((data) => ({
    ...data,
    orders: data.orders.map((order) => (order._id === id ? { ...order, ...changes } : order)),
  }));
}
