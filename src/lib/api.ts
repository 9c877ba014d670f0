import type { AcceptedReplyOf, BodyOf, Endpoint, PathParams, QueryOf } from '@kindcrate/contract/endpoint';
import { takePrefetched } from './prefetched-response.ts';
import { endpointUrl, readResponse } from './reply.ts';

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
  const { parameters, query, body, token, idempotencyKey, signal } = options;
  const url = endpointUrl(endpoint, parameters);
  const prefetched = endpoint.method === 'GET' && takePrefetched({ url, token, query: query ?? {} });
  if (prefetched) return readResponse(endpoint, prefetched);
  const init: RequestInit = {
    method: endpoint.method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headersFor(token, idempotencyKey) },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  return readResponse(endpoint, fetch(url + formatQuery(query), init));
}

function formatQuery(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

export function headersFor(token: string | undefined, idempotencyKey?: string): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
