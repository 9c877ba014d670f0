import type { FieldMessages } from '@kindcrate/contract/check';
import { type Endpoint, fillPath, type ReplyOf } from '@kindcrate/contract/endpoint';
import { type FailureCode, failureReply } from '@kindcrate/contract/replies';
import { is } from 'superstruct';
import { apiUrl } from './api-url.ts';

/** A call that did not go through. `message` is the API's own words, empty when it gave none. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: FailureCode | undefined;
  readonly fields: FieldMessages;

  constructor(status: number, answer?: unknown, cause?: unknown) {
    const failure = is(answer, failureReply) ? answer : undefined;
    super(failure?.message ?? messageOf(answer), { cause });
    this.status = status;
    this.code = failure?.code;
    this.fields = failure?.fields ?? {};
  }

  /** Whether the call went through and the answer was no (`success` false with a status of 200 to 299). */
  get isRefusal(): boolean {
    return isSuccess(this.status);
  }
}

/** The address of a call, parameters filled in. */
export function addressOf(call: Endpoint, parameters?: Record<string, string>): string {
  return apiUrl + fillPath(call.path, parameters ?? {});
}

/** Takes an answer as the contract describes it, without what the contract does not know, or throws an ApiError. */
export function readReply<C extends Endpoint>(call: C, status: number, answer: unknown): ReplyOf<C> {
  if (!isSuccess(status) || saysNo(answer)) throw new ApiError(status, answer);
  // Only a coercion masks.
  const [cause, reply] = call.reply.validate(answer, { coerce: true, mask: true });
  if (cause) throw new ApiError(status, undefined, cause);
  return reply as ReplyOf<C>;
}

const isSuccess = (status: number) => status >= 200 && status <= 299;

/** A 200 can carry a refusal too (specification, section 4: `success` false). */
function saysNo(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
}

function messageOf(answer: unknown): string {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage && typeof answer.message === 'string' ? answer.message : '';
}
