import type { BodyOf } from '@kindcrate/contract/endpoint';
import { updateOutcomeConsentEndpoint } from '@kindcrate/contract/order-outcomes';
import { ApiError } from '../lib/api-error.ts';
import type { OrderWithDonor } from './placed-order.ts';
import type { Resource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/**
 * Sets whether the donor consents to publishing the outcome of the order that the thank-you page shows.
 * @param store the store of the page's order
 * @returns the API's message
 * @throws ApiError if the request fails. A 409 means that the outcome has changed, so the order is refreshed first.
 */
export async function consentToPlacedOutcome(
  store: Pick<Resource<OrderWithDonor>, 'update' | 'refresh'>,
  id: string,
  body: BodyOf<typeof updateOutcomeConsentEndpoint>,
): Promise<string> {
  try {
    const { message, data } = await requestInSession(updateOutcomeConsentEndpoint, { parameters: { id }, body });
    store.update((placed) => ({ ...placed, order: { ...placed.order, outcome: data } }));
    return message;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await store.refresh();
    throw error;
  }
}
