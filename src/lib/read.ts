import type { AcceptedReplyOf, Endpoint } from '@kindcrate/contract/endpoint';
import type { RequestOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { endpointUrl } from './endpoint-url.ts';
import { takePrefetched } from './prefetched-response.ts';
import { readShape, type Shape } from './reply-shape.ts';
import { receive, requireSuccess } from './response.ts';

/** What `read` needs to know about an endpoint of the contract. `describeEndpoint` creates it, in files named `*.build.ts`. */
export interface ReadEndpoint<E extends Endpoint> {
  method: E['method'];
  path: E['path'];
  shape: Shape;
}

export type ReadOptions<E extends Endpoint> = Pick<RequestOptions<E>, 'token' | 'parameters' | 'query' | 'body'>;

/**
 * Requests the data that an island shows first, and checks the reply. Uses `fetch`, because the HTTP client of `api.ts` and
 * superstruct would double the code of most islands (docs/decisions/0004).
 * @throws ApiError if no response arrives, the request fails, or the reply violates the contract
 */
export async function read<E extends Endpoint>(
  { method, path, shape }: ReadEndpoint<E>,
  { token, parameters, query, body }: ReadOptions<E> = {},
): Promise<AcceptedReplyOf<E>> {
  const url = urlWithQuery(endpointUrl({ path }, parameters), query ?? {});
  const init: RequestInit = {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
  return readResponse(shape, takePrefetched(url, token) ?? fetch(url, init));
}

/** Appends the parameters that have a value, sorted by name. */
function urlWithQuery(url: string, query: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value);
  parameters.sort();
  return parameters.size ? `${url}?${parameters}` : url;
}

/**
 * Waits for the response to a request, and checks it.
 * @throws ApiError as `read` does
 */
export async function readResponse<Reply>(shape: Shape, pending: Promise<Response>): Promise<Reply> {
  const { status, body } = await receive(pending);
  const accepted = requireSuccess(status, body);
  try {
    return readShape(shape, accepted) as Reply;
  } catch (cause) {
    throw new ApiError(status, undefined, cause);
  }
}
