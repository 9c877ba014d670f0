import type { AcceptedReplyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { ApiError } from './api-error.ts';
import { requireSuccess } from './response.ts';

/**
 * Validates a reply against what the site accepts. Fills in what an API that follows only the given specification leaves out, and drops
 * unknown fields.
 * @throws ApiError if the request failed or the reply is invalid
 */
export function readReply<E extends Endpoint>(endpoint: E, status: number, body: unknown): AcceptedReplyOf<E> {
  // `mask` drops the other fields, but superstruct ignores it without `coerce`.
  const [cause, reply] = endpoint.accepts.validate(requireSuccess(status, body), { coerce: true, mask: true });
  if (cause) throw new ApiError(status, undefined, cause);
  return reply as AcceptedReplyOf<E>;
}
