import type { Endpoint, ReplyOf } from '@kindcrate/contract/endpoint';
import { ApiError, addressOf, readReply } from './reply.ts';

/**
 * Reads what everybody may read. It does without the HTTP client of `api.ts`, which would be half of the script that a visitor
 * downloads (docs/decisions/0004).
 * @throws ApiError as `request` does.
 */
export async function publicRequest<C extends Endpoint>(
  call: C,
  parameters?: Record<string, string>,
): Promise<ReplyOf<C>> {
  let response: Response;
  try {
    response = await fetch(addressOf(call, parameters));
  } catch (cause) {
    throw new ApiError(0, undefined, cause);
  }
  return readReply(call, response.status, await response.json().catch(() => undefined));
}
