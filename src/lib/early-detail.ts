import type { Endpoint, ReplyOf } from '@kindcrate/contract/endpoint';
import { publicRequest } from './public-request.ts';
import { ApiError, readReply } from './reply.ts';

/** What `layouts/boot/detail.js` leaves on a detail page. */
interface EarlyDetail {
  /** From the page's address. */
  id: string;
  /** The answer that it asked for, until somebody takes it up. */
  response?: Promise<Response>;
}

declare global {
  interface Window {
    earlyDetail?: EarlyDetail;
  }
}

/**
 * Asks for what a detail page's address names: takes up the request that the page began with, and makes one from the
 * second time on.
 * @throws ApiError as `read` does; with status 404 when the address names nothing.
 */
export async function requestDetail<C extends Endpoint>(call: C): Promise<ReplyOf<C>> {
  const early = window.earlyDetail;
  if (!early) throw new ApiError(404);
  const { id, response } = early;
  if (!response) return publicRequest(call, { id });
  delete early.response;
  const answer = await response.catch((cause) => {
    throw new ApiError(0, undefined, cause);
  });
  return readReply(call, answer.status, await answer.json().catch(() => undefined));
}
