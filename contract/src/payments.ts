import { assign, define, object, optional, string } from 'superstruct';
import { cardDigits, cardNumber, expiryDate, securityCode } from './cards.ts';
import { jsonEndpoint, plainEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { writeReply } from './replies.ts';

/** Marks where the token goes in the URL of a provider's frame. */
const tokenPlaceholder = '{token}';

/**
 * The page of our own sandbox. The token is in the fragment, so that it appears in no request log and no referrer.
 */
export const sandboxFrameTemplate = `/payment-sandbox#payment_token=${tokenPlaceholder}`;

/** Whether a text is a path of the site or an absolute URL, and contains the token placeholder exactly once. */
export function isFrameTemplate(value: string): boolean {
  const isUrl = /^(\/(?![/\\])|https?:\/\/[a-z0-9.-]+(:\d{1,5})?\/)[\x21-\x7e]+$/i.test(value);
  // The token cannot be part of the host: the expression above matches the host up to its end.
  return isUrl && value.split(tokenPlaceholder).length === 2;
}

/** Fills the token into the URL of a frame. */
export function buildFrameUrl(template: string, token: string): string {
  return template.replace(tokenPlaceholder, () => encodeURIComponent(token));
}

const frameTemplate = define<string>(
  'frame template',
  (value) => (typeof value === 'string' && isFrameTemplate(value)) || 'not the URL of a frame',
);

/** The token goes into the URL template in `frame`; a reply without one means the sandbox. */
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

/** Sent by the sandbox page: a test card, for the payment that the token in its URL identifies. */
export const payInSandboxEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/payment/sandbox',
  body: assign(object({ token }), card),
  reply: writeReply,
});

/** The numbers that the sandbox accepts: published by the card networks for tests, and assigned to no account. */
export const acceptedTestCards = ['4242 4242 4242 4242', '5555 5555 5555 4444', '3782 822463 10005'];

/** A valid number that the sandbox declines, as it declines all numbers that are not listed above. */
export const declinedTestCard = '4000 0000 0000 0002';

export function isAcceptedTestCard(number: string): boolean {
  return acceptedTestCards.some((accepted) => cardDigits(accepted) === cardDigits(number));
}
