import type { BodyOf } from '@kindcrate/contract/endpoint';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import type { UploadOptions } from '../../lib/upload.ts';
import { uploadInSession } from '../../stores/session-requests.ts';

export const struct = placeOrderEndpoint.body;

export type Donation = BodyOf<typeof placeOrderEndpoint>;

/**
 * Returns the id of the order; empty if the API gives none.
 * @throws ApiError; an `AbortError` if the signal aborts it
 */
export async function placeOrder(donation: Donation, options: Omit<UploadOptions, 'token'>): Promise<string> {
  const { data } = await uploadInSession(placeOrderEndpoint, donation, options);
  return data?._id ?? '';
}
