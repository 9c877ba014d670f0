import type { AcceptedReplyOf, BodyOf, Endpoint, PathParams, QueryOf } from '@kindcrate/contract/endpoint';
import { ApiError, endpointUrl, readReply } from './reply.ts';

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
  const init: RequestInit = {
    method: endpoint.method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headersFor(token, idempotencyKey) },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  const url = endpointUrl(endpoint, parameters) + formatQuery(query);
  const [status, reply] = await send(url, init).catch((cause) => {
    throw new ApiError(0, undefined, cause);
  });
  return readReply(endpoint, status, reply);
}

async function send(url: string, init: RequestInit): Promise<[status: number, body: unknown]> {
  const response = await fetch(url, init);
  return [response.status, await readBody(response)];
}

/** @throws when the connection breaks before the body has arrived. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? 'application/json';
  if (type.startsWith('text/')) return response.text();
  return type.includes('json') ? parseJson(await response.text()) : response.blob();
}

/** Returns undefined for text that is not JSON, which violates every contract. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
