import type { AcceptedReplyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { ApiError, endpointUrl, readReply } from './reply.ts';

/**
 * Requests public data. Uses `fetch`, because the HTTP client of `api.ts` would double the script that a visitor downloads
 * (docs/decisions/0004).
 * @throws ApiError as `request` does
 */
export async function publicRequest<E extends Endpoint>(
  endpoint: E,
  parameters?: Record<string, string>,
): Promise<AcceptedReplyOf<E>> {
  let response: Response;
  try {
    response = await fetch(endpointUrl(endpoint, parameters));
  } catch (cause) {
    throw new ApiError(0, undefined, cause);
  }
  return readReply(endpoint, response.status, await response.json().catch(() => undefined));
}
