import type { AcceptedReplyOf, Endpoint } from '@kindcrate/contract/endpoint';
import type { PathParams } from '@kindcrate/contract/path-params';
import { ApiError } from './api-error.ts';
import { type ReadEndpoint, read, readResponse } from './read.ts';

/** Set by `layouts/boot/detail.js` on a detail page. */
interface PrefetchedDetail {
  /** From the URL of the page. */
  id: string;
  /** The response to the boot script's request, until it is used. */
  response?: Promise<Response>;
}

declare global {
  interface Window {
    prefetchedDetail?: PrefetchedDetail;
  }
}

/**
 * Requests the data for the id in the URL of a detail page, such as a receipt. The first call uses the response to the request that
 * the boot script has sent.
 * @throws ApiError as `read` does; with status 404 if the URL has no id
 */
export async function requestDetail<E extends Endpoint>(endpoint: ReadEndpoint<E>): Promise<AcceptedReplyOf<E>> {
  const prefetched = window.prefetchedDetail;
  if (!prefetched) throw new ApiError(404);
  const { id, response: pending } = prefetched;
  if (!pending) return read(endpoint, { parameters: { id } as PathParams<E['path']> });
  delete prefetched.response;
  return readResponse(endpoint.shape, pending);
}
