import type { BodyOf, Call, ReplyOf } from '@kindcrate/contract/call';
import { fillPath } from '@kindcrate/contract/call';
import type { FieldMessages } from '@kindcrate/contract/check';
import { type FailureCode, failureReply } from '@kindcrate/contract/replies';
import { type FetchOptions, ofetch } from 'ofetch';
import { create, is } from 'superstruct';
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

export interface CallOptions<C extends Call> {
  /** The session's token, for calls that need one. */
  token?: string | undefined;
  parameters?: Record<string, string>;
  body?: BodyOf<C>;
  signal?: AbortSignal;
}

/**
 * Makes one call of the contract and checks its reply against the call's struct.
 * @throws ApiError when no answer comes, the answer is a failure, or it is not what the contract says.
 */
export async function request<C extends Call>(call: C, options: CallOptions<C> = {}): Promise<ReplyOf<C>> {
  const fetchOptions: FetchOptions<'json'> = {
    method: call.method,
    headers: headersFor(options.token),
    ignoreResponseError: true,
    retry: false,
    ...(options.body ? { body: options.body as Record<string, unknown> } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const response = await ofetch.raw<unknown>(addressOf(call, options.parameters), fetchOptions).catch((cause) => {
    throw new ApiError(0, undefined, cause);
  });
  return readReply(call, response.status, response._data);
}

/** The address of a call, parameters filled in. */
export function addressOf(call: Call, parameters?: Record<string, string>): string {
  return apiUrl + fillPath(call.path, parameters);
}

export function headersFor(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Takes an answer as the contract describes it, or throws an ApiError. */
export function readReply<C extends Call>(call: C, status: number, answer: unknown): ReplyOf<C> {
  if (!isSuccess(status) || saysNo(answer)) throw new ApiError(status, answer);
  try {
    return create(answer, call.reply) as ReplyOf<C>;
  } catch (cause) {
    throw new ApiError(status, undefined, cause);
  }
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
