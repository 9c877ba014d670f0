import type { BodyOf } from '@kindcrate/contract/endpoint';
import { updateOutcomeConsentEndpoint } from '@kindcrate/contract/order-outcomes';
import { ApiError } from '../lib/api-error.ts';
import type { OrderWithDonor } from './placed-order.ts';
import type { Resource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

/**
 * Sets whether the donor agrees that what became of the order of the thank-you page is shown.
 * @param store the order of the page
 * @returns the API's message
 * @throws ApiError if the request fails. After a 409 the outcome has changed, so the order is refreshed first.
 */
export async function consentToPlacedOutcome(
  store: Pick<Resource<OrderWithDonor>, 'update' | 'refresh'>,
  id: string,
  body: BodyOf<typeof updateOutcomeConsentEndpoint>,
): Promise<string> {
  try {
    const { message, data } = await requestInSession(updateOutcomeConsentEndpoint, { parameters: { id }, body });
    store.update((thanked) => ({ ...thanked, order: { ...thanked.order, outcome: data } }));
    return message;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await store.refresh();
    throw error;
  }
}
