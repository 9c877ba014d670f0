import type { FieldMessages } from '@kindcrate/contract/check';
import { type AcceptedReplyOf, type Endpoint, fillPath } from '@kindcrate/contract/endpoint';
import { type FailureCode, failureReply } from '@kindcrate/contract/replies';
import { is } from 'superstruct';
import { apiUrl } from './api-url.ts';

/** A failed request. `message` comes from the API; it is empty if the API gave none. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 if no response arrived. */
  readonly status: number;
  readonly code: FailureCode | undefined;
  readonly fields: FieldMessages;

  constructor(status: number, body?: unknown, cause?: unknown) {
    const failure = is(body, failureReply) ? body : undefined;
    super(failure?.message ?? readMessage(body), { cause });
    this.status = status;
    this.code = failure?.code;
    this.fields = failure?.fields ?? {};
  }

  /** Whether the API refused with `success: false` and a status of 200–299. */
  get isRefusal(): boolean {
    return isSuccess(this.status);
  }
}

/** Returns the URL of an endpoint, with its path parameters filled in. */
export function endpointUrl(endpoint: Endpoint, parameters?: Record<string, string>): string {
  return apiUrl + fillPath(endpoint.path, parameters ?? {});
}

/**
 * Validates a reply against what the site accepts: fills in what another API leaves out, and drops unknown fields.
 * @throws ApiError if the request failed or the reply is invalid
 */
export function readReply<E extends Endpoint>(endpoint: E, status: number, body: unknown): AcceptedReplyOf<E> {
  if (!isSuccess(status) || isRefusal(body)) throw new ApiError(status, body);
  // `mask` drops the other fields, but superstruct ignores it without `coerce`.
  const [cause, reply] = endpoint.accepts.validate(body, { coerce: true, mask: true });
  if (cause) throw new ApiError(status, undefined, cause);
  return reply as AcceptedReplyOf<E>;
}

/**
 * Validates the response to a request.
 * @throws ApiError as `readReply` does, and if no response arrives
 */
export async function readResponse<E extends Endpoint>(
  endpoint: E,
  pending: Promise<Response>,
): Promise<AcceptedReplyOf<E>> {
  const response = await pending.catch((cause) => {
    throw new ApiError(0, undefined, cause);
  });
  return readReply(endpoint, response.status, await response.json().catch(() => undefined));
}

const isSuccess = (status: number) => status >= 200 && status <= 299;

/** A reply with status 200 can be a refusal too: `success: false` (specification, section 4). */
function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

function readMessage(body: unknown): string {
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage && typeof body.message === 'string' ? body.message : '';
}
