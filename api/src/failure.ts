import type { FieldMessages } from '@kindcrate/contract/check';
import type { ErrorCode } from '@kindcrate/contract/replies';
import { type FailureKey, type FailureValues, failureText, type PlainFailureKey } from './texts/texts.ts';

/** The usual HTTP status of each code. */
export const failureStatuses: Record<ErrorCode, number> = {
  account_blocked: 403,
  already_decided: 409,
  bad_request: 400,
  code_expired: 410,
  code_unknown: 404,
  code_used: 409,
  card_declined: 402,
  conflict: 409,
  email_taken: 409,
  email_unconfirmed: 403,
  forbidden: 403,
  idempotency_key_reused: 422,
  image_refused: 400,
  internal_error: 500,
  invalid_fields: 400,
  link_invalid: 410,
  login_expired: 410,
  no_brand: 403,
  not_enough_coins: 409,
  not_found: 404,
  own_code: 403,
  password_required: 403,
  payload_too_large: 413,
  redemption_expired: 410,
  payment_expired: 410,
  second_factor_required: 403,
  storage_full: 507,
  too_many_requests: 429,
  unauthorized: 401,
  unavailable: 503,
  unsupported_media_type: 415,
  wrong_code: 403,
  wrong_credentials: 401,
  wrong_password: 403,
};

interface Details {
  fields?: FieldMessages;
  /** The only field that the message is about; replaces `fields`. */
  field?: string;
  /** An HTTP status other than the usual one of the code. */
  status?: number;
  /** Seconds until a retry is worthwhile. */
  retryAfter?: number;
}

type ValuedFailureKey = Exclude<FailureKey, PlainFailureKey>;
type FailureArguments =
  | [key: PlainFailureKey, details?: Details]
  | { [K in ValuedFailureKey]: [key: K, details: Details & { values: FailureValues<K> }] }[ValuedFailureKey];

/** An error that is reported to the caller. Its code is part of the API; its message is for people. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldMessages | undefined;
  readonly retryAfter: number | undefined;

  /** @param key identifies the text in `texts/`; the part before the dot is the failure's code. */
  constructor(...[key, details = {}]: FailureArguments) {
    super(failureText(key, 'values' in details ? details.values : {}));
    this.code = key.split('.', 1)[0] as ErrorCode;
    this.status = details.status ?? failureStatuses[this.code];
    this.fields = details.field ? { [details.field]: this.message } : details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** A failure about invalid fields. If only one field is invalid, that field's message is also the message of the failure. */
export function invalidFields(fields: FieldMessages): Failure {
  const [message, ...more] = Object.values(fields);
  if (message === undefined) return new Failure('invalid_fields', { fields });
  if (more.length) return new Failure('invalid_fields.several', { fields });
  return new Failure('invalid_fields.one', { fields, values: { message } });
}
