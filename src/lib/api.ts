import type { AcceptedReplyOf, BodyOf, Endpoint, QueryOf } from '@kindcrate/contract/endpoint';
import type { PathParams } from '@kindcrate/contract/path-params';
import { type FetchOptions, ofetch } from 'ofetch';
import { ApiError } from './api-error.ts';
import { endpointUrl } from './endpoint-url.ts';
import { readReply } from './reply.ts';

export interface RequestOptions<E extends Endpoint> {
  /** For endpoints that need a token. */
  token?: string | undefined;
  parameters?: PathParams<E['path']>;
  body?: BodyOf<E>;
  /** Query parameters; undefined ones are left out. */
  query?: QueryOf<E>;
  /** Sent as `Idempotency-Key`: the API does the work once for each key, however often the request is repeated. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal;
}

/**
 * Sends a request to an endpoint of the contract and validates the reply.
 * @throws ApiError if no response arrives, the request fails, or the reply violates the contract
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  options: RequestOptions<E> = {},
): Promise<AcceptedReplyOf<E>> {
  const url = endpointUrl(endpoint, options.parameters);
  const fetchOptions: FetchOptions<'json'> = {
    method: endpoint.method,
    headers: headersFor(options.token, options.idempotencyKey),
    // By default, ofetch throws its own error for a failed response, and retries some requests.
    ignoreResponseError: true,
    retry: false,
    ...(options.body ? { body: options.body as Record<string, unknown> } : {}),
    ...(options.query ? { query: options.query as Record<string, unknown> } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const response = await ofetch.raw<unknown>(url, fetchOptions).catch((cause) => {
    throw new ApiError(0, undefined, cause);
  });
  return readReply(endpoint, response.status, response._data);
}

export function headersFor(token: string | undefined, idempotencyKey?: string): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
