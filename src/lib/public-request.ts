import type { AcceptedReplyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { endpointUrl } from './endpoint-url.ts';
import { readReply } from './reply.ts';
import { receive } from './response.ts';

/**
 * Requests public data. Uses `fetch`, because the HTTP client of `api.ts` would double the script that a visitor downloads
 * (docs/decisions/0004).
 * @throws ApiError as `request` does
 */
export async function publicRequest<E extends Endpoint>(
  endpoint: E,
  parameters?: Record<string, string>,
): Promise<AcceptedReplyOf<E>> {
  const { status, body } = await receive(fetch(endpointUrl(endpoint, parameters)));
  return readReply(endpoint, status, body);
}
