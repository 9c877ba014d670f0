import { array, define, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';

/** Replaced by the token in the URL of a provider's frame. */
const tokenPlaceholder = '{token}';

/** The page of our own sandbox. The token is in the fragment, so it appears in no request log and no `Referer` header. */
export const sandboxFrameTemplate = `/payment-sandbox#payment_token=${tokenPlaceholder}`;

/** Checks for a path of the site or an absolute URL that contains the token placeholder exactly once. */
export function isFrameTemplate(value: string): boolean {
  // A path must not start with // or /\, which browsers read as the host of another site.
  const isUrl = /^(\/(?![/\\])|https?:\/\/[a-z0-9.-]+(:\d{1,5})?\/)[\x21-\x7e]+$/i.test(value);
  // The expression above allows no braces in a host, so the placeholder cannot be part of it.
  return isUrl && value.split(tokenPlaceholder).length === 2;
}

/** Puts the token into the URL template of a frame. */
export function buildFrameUrl(template: string, token: string): string {
  return template.replace(tokenPlaceholder, () => encodeURIComponent(token));
}

const frameTemplate = define<string>(
  'frame template',
  (value) => (typeof value === 'string' && isFrameTemplate(value)) || 'not the URL of a frame',
);

export const paymentStatuses = ['pending', 'accepted', 'declined', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** An ISO 4217 code. It is `XXX`, which stands for no currency, for a payment that was made before currencies were stored. */
export const currency = define<string>(
  'currency',
  (value) => (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) || 'not a currency',
);

/** A payment that has just been started, and the suggested amounts to choose from. Amounts are in the smallest unit of the currency. */
export const paymentWithChoices = object({
  _id: string(),
  amount: integer(),
  currency,
  /** Who receives the money. */
  recipient: string(),
  /** The suggested amounts. */
  choices: array(integer()),
  least: integer(),
  most: integer(),
});

export type PaymentWithChoices = Infer<typeof paymentWithChoices>;

/** A payment as shown to anyone who knows its id. It contains no personal data. */
export const payment = object({
  _id: string(),
  /** Identifies the payment for people, such as `KP-1B4E28BA-2FA1`. */
  number: string(),
  /** In the smallest unit of the currency. */
  amount: integer(),
  currency,
  recipient: string(),
  status: enums(paymentStatuses),
  /** ISO 8601, as is `paidAt`. */
  createdAt: string(),
  paidAt: nullable(string()),
});

export type Payment = Infer<typeof payment>;

/** Relative to `/api`. Its endpoint is in `payment-start.ts`. */
export const startPaymentPath = '/payment/donate';

/** A payment that has just been started. `frame` is the URL template that the token goes into; without `frame`, the sandbox is used. */
export const startedPayment = object({
  token: string(),
  frame: optional(frameTemplate),
  payment: optional(paymentWithChoices),
});

/** What the provider has reported about a payment. `:id` cannot be guessed. */
export const getPaymentEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/payment/:id',
  reply: object({ result: payment }),
});
