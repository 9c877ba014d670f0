import { ApiError, isObject, isSuccess } from './api-error.ts';

/**
 * Waits for a response, and returns its status and body. If the body is not JSON, undefined is returned as the body.
 * @throws ApiError if no response arrives
 */
export async function receive(pending: Promise<Response>): Promise<{ status: number; body: unknown }> {
  const response = await pending.catch((cause) => {
    throw new ApiError(0, undefined, cause);
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/**
 * Returns the body of a successful reply.
 * @throws ApiError if the request failed, which a reply with status 200 can report too: `success: false` (specification, section 4)
 */
export function requireSuccess(status: number, body: unknown): unknown {
  if (!isSuccess(status) || (isObject(body) && body.success === false)) throw new ApiError(status, body);
  return body;
}
