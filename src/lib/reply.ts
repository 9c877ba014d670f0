import type { FieldMessages } from '@kindcrate/contract/check';
import { type Endpoint, fillPath, type ReplyOf } from '@kindcrate/contract/endpoint';
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

  constructor(status: number, answer?: unknown, cause?: unknown) {
    const failure = is(answer, failureReply) ? answer : undefined;
    super(failure?.message ?? readMessage(answer), { cause });
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
export function endpointUrl(call: Endpoint, parameters?: Record<string, string>): string {
  return apiUrl + fillPath(call.path, parameters ?? {});
}

/** Validates a reply and drops the fields that the contract does not have. Throws an ApiError if it failed or is invalid. */
export function readReply<C extends Endpoint>(call: C, status: number, answer: unknown): ReplyOf<C> {
  if (!isSuccess(status) || isRefusal(answer)) throw new ApiError(status, answer);
  // superstruct masks only when it coerces.
  const [cause, reply] = call.reply.validate(answer, { coerce: true, mask: true });
  if (cause) throw new ApiError(status, undefined, cause);
  return reply as ReplyOf<C>;
}

const isSuccess = (status: number) => status >= 200 && status <= 299;

/** A reply with status 200 can be a refusal too: `success: false` (specification, section 4). */
function isRefusal(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
}

function readMessage(answer: unknown): string {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage && typeof answer.message === 'string' ? answer.message : '';
}
