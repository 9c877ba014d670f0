import type { FieldMessages } from '@kindcrate/contract/check';
import type { ErrorCode } from '@kindcrate/contract/replies';

/** A failed request. `message` comes from the API; it is empty if the API sent none. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 if no response arrived. */
  readonly status: number;
  /** A newer API may send a code that the contract does not have yet. */
  readonly code: ErrorCode | undefined;
  readonly fields: FieldMessages;

  constructor(status: number, body?: unknown, cause?: unknown) {
    // Not checked with the contract's struct, because superstruct would make up a third of the code that an island loads to show its data.
    const { success, message, code, fields } = isObject(body) ? body : {};
    super(typeof message === 'string' ? message : '', { cause });
    this.status = status;
    this.code = success === false && typeof code === 'string' ? (code as ErrorCode) : undefined;
    this.fields = isObject(fields) && Object.values(fields).every(isText) ? (fields as FieldMessages) : {};
  }

  /** Whether the request failed although its status is from 200 to 299: the body of the reply then contains `success: false`. */
  get hasSuccessStatus(): boolean {
    return isSuccess(this.status);
  }
}

export const isSuccess = (status: number) => status >= 200 && status <= 299;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown) => typeof value === 'string';
