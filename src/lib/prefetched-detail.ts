import type { AcceptedReplyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { publicRequest } from './public-request.ts';
import { ApiError, readResponse } from './reply.ts';

/** Set by `layouts/boot/detail.js` on a detail page. */
interface PrefetchedDetail {
  /** From the URL of the page. */
  id: string;
  /** The response to the request of the boot script, until it is used. */
  response?: Promise<Response>;
}

declare global {
  interface Window {
    prefetchedDetail?: PrefetchedDetail;
  }
}

/**
 * Requests what the URL of a detail page identifies: a brand, an organization or a receipt. The first call uses the
 * response that the boot script requested.
 * @throws ApiError as `publicRequest` does; with status 404 if the URL has no id
 */
export async function requestDetail<E extends Endpoint>(endpoint: E): Promise<AcceptedReplyOf<E>> {
  const prefetched = window.prefetchedDetail;
  if (!prefetched) throw new ApiError(404);
  const { id, response: pending } = prefetched;
  if (!pending) return publicRequest(endpoint, { id });
  delete prefetched.response;
  return readResponse(endpoint, pending);
}
