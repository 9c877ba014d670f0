import { assign, define, object, optional, string } from 'superstruct';
import { cardDigits, cardNumber, expiryDate, securityCode } from './cards.ts';
import { jsonEndpoint, plainEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';

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

/** `frame` is the URL template that the token goes into; if it is missing, the sandbox is used. */
export const startPaymentEndpoint = plainEndpoint({
  method: 'GET',
  path: '/payment/donate',
  reply: object({ token: string(), frame: optional(frameTemplate) }),
});

export const card = object({ cardNumber: cardNumber(), expiryDate: expiryDate(), securityCode: securityCode() });

const token = define<string>(
  'payment token',
  (value) => (typeof value === 'string' && value.length <= limits.line) || messages.paymentToken,
);

/** Sent by the sandbox page. `token` is the one in the URL of that page, and identifies the payment. */
export const payInSandboxEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/payment/sandbox',
  body: assign(object({ token }), card),
  reply: messageReply,
});

/** The only card numbers that the sandbox accepts. They are published for tests, and belong to no account. */
export const acceptedTestCards = ['4242 4242 4242 4242', '5555 5555 5555 4444', '3782 822463 10005'];

/** An example of a valid number that the sandbox declines, because it is not in `acceptedTestCards`. */
export const declinedTestCard = '4000 0000 0000 0002';

export function isAcceptedTestCard(number: string): boolean {
  return acceptedTestCards.some((accepted) => cardDigits(accepted) === cardDigits(number));
}
