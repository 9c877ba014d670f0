import type { FieldMessages } from '@kindcrate/contract/check';
import type { FailureCode } from '@kindcrate/contract/replies';

const statuses: Record<FailureCode, number> = {
  already_decided: 409,
  bad_request: 400,
  code_expired: 410,
  code_unknown: 404,
  code_used: 409,
  card_declined: 402,
  conflict: 409,
  email_taken: 409,
  forbidden: 403,
  idempotency_key_reused: 422,
  image_refused: 400,
  internal_error: 500,
  invalid_fields: 400,
  no_brand: 403,
  not_enough_coins: 409,
  not_found: 404,
  own_code: 403,
  payload_too_large: 413,
  redemption_expired: 410,
  payment_expired: 410,
  storage_full: 507,
  too_many_requests: 429,
  unauthorized: 401,
  unavailable: 503,
  unsupported_media_type: 415,
  wrong_credentials: 401,
};

interface Details {
  fields?: FieldMessages;
  /** When the code alone does not decide it. */
  status?: number;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

/** Something that went wrong and that the person who asked is told about, in words made for them. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: FieldMessages | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.status = details.status ?? statuses[code];
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** Fields that a person should look at again; one message speaks for itself, several are announced. */
export function invalidFields(fields: FieldMessages): Failure {
  const [first, ...more] = Object.values(fields);
  const message = more.length ? 'Some fields need another look' : (first ?? 'Something in the form needs another look');
  return new Failure('invalid_fields', message, { fields });
}
