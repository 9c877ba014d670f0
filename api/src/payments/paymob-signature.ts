import { createHmac, timingSafeEqual } from 'node:crypto';

/** What Paymob signs, in this order: https://docs.paymob.com/docs/hmac-calculation */
const signedFields = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
] as const;

/** The signed fields of a transaction, as strings. Nothing else that Paymob sends can be trusted. */
export type SignedFields = Record<(typeof signedFields)[number], string>;

type Values = Record<string, unknown>;

/** Reads the transaction of the processed callback: JSON with the transaction in `obj`, whose `order` is an object with an `id`. */
export function readCallback(body: unknown): SignedFields | undefined {
  const transaction = toValues(toValues(body).obj);
  if (!('id' in transaction)) return undefined;
  const source = toValues(transaction.source_data);
  const order = 'id' in toValues(transaction.order) ? toValues(transaction.order).id : transaction.order;
  const sourceFields = {
    'source_data.pan': source.pan,
    'source_data.sub_type': source.sub_type,
    'source_data.type': source.type,
  };
  return toFields({ ...transaction, ...sourceFields, order });
}

/** Reads the transaction of the response callback: the query parameters of its URL, some of which have a dot in their name. */
export function readReturn(query: unknown): SignedFields | undefined {
  const parameters = toValues(query);
  if (!('id' in parameters)) return undefined;
  return toFields({ ...parameters, order: parameters.order ?? parameters.order_id });
}

/** Checks the signature in constant time. @param hmac in hexadecimal digits */
export function isSigned(fields: SignedFields, hmac: unknown, secret: string): boolean {
  if (typeof hmac !== 'string' || !/^[\da-f]{128}$/i.test(hmac)) return false;
  return timingSafeEqual(Buffer.from(hmac, 'hex'), createHmac('sha512', secret).update(signedText(fields)).digest());
}

/** The string that Paymob signs: the values without anything between them. */
export function signedText(fields: SignedFields): string {
  return signedFields.map((name) => fields[name]).join('');
}

function toFields(values: Values): SignedFields {
  return Object.fromEntries(signedFields.map((name) => [name, toText(values[name])])) as SignedFields;
}

function toText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

function toValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}
