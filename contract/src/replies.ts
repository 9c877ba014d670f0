import { boolean, enums, type Infer, literal, object, optional, record, string } from 'superstruct';

/** Stable error codes that clients can compare. The `message` next to them is for people and may change. */
export const errorCodes = [
  'account_blocked',
  'already_decided',
  'bad_request',
  'code_expired',
  'code_unknown',
  'code_used',
  'card_declined',
  'conflict',
  'email_taken',
  'email_unconfirmed',
  'forbidden',
  'idempotency_key_reused',
  'image_refused',
  'internal_error',
  'invalid_fields',
  'link_invalid',
  'login_expired',
  'no_brand',
  'not_enough_coins',
  'not_found',
  'own_code',
  'password_required',
  'payload_too_large',
  'redemption_expired',
  'payment_expired',
  'second_factor_required',
  'storage_full',
  'too_many_requests',
  'unauthorized',
  'unavailable',
  'unsupported_media_type',
  'wrong_code',
  'wrong_credentials',
  'wrong_password',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The reply to every request that failed; its status is outside 200–299. `fields` has a message for each invalid field. */
export const failureReply = object({
  success: literal(false),
  message: string(),
  code: enums(errorCodes),
  fields: optional(record(string(), string())),
});

export type FailureReply = Infer<typeof failureReply>;

/** The reply to a successful write. */
export const messageReply = object({ success: boolean(), message: string() });
