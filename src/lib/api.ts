import type { BodyOf, Endpoint, PathParams, QueryOf, ReplyOf } from '@kindcrate/contract/endpoint';
import { type FetchOptions, ofetch } from 'ofetch';
import { ApiError, addressOf, readReply } from './reply.ts';

export interface CallOptions<C extends Endpoint> {
  /** The session's token, for calls that need one. */
  token?: string | undefined;
  parameters?: PathParams<C['path']>;
  body?: BodyOf<C>;
  /** What stands behind `?`; what is undefined is left out. */
  query?: QueryOf<C>;
  /** Sent as `Idempotency-Key`: the same key does it once, however often it is sent. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal;
}

/**
 * Makes one call of the contract and checks its reply against the call's struct.
 * @throws ApiError when no answer comes, the answer is a failure, or it is not what the contract says.
 */
export async function request<C extends Endpoint>(call: C, options: CallOptions<C> = {}): Promise<ReplyOf<C>> {
  const fetchOptions: FetchOptions<'json'> = {
    method: call.method,
    headers: headersFor(options.token, options.idempotencyKey),
    ignoreResponseError: true,
    retry: false,
    ...(options.body ? { body: options.body as Record<string, unknown> } : {}),
    ...(options.query ? { query: options.query as Record<string, unknown> } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const response = await ofetch.raw<unknown>(addressOf(call, options.parameters), fetchOptions).catch((cause) => {
    throw new ApiError(0, undefined, cause);
  });
  return readReply(call, response.status, response._data);
}

export function headersFor(token: string | undefined, idempotencyKey?: string): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
