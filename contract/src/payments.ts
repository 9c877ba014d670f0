import { assign, define, object, optional, string } from 'superstruct';
import { cardDigits, cardNumber, expiryDate, securityCode } from './cards.ts';
import { jsonEndpoint, plainEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { writeReply } from './replies.ts';

/** Stands in the address of a provider's frame where the token goes. */
const place = '{token}';

/**
 * The address of our own sandbox. What stands behind `#` is in no request, so the token is in no log and no referrer.
 */
export const sandboxFrame = `/payment-sandbox#payment_token=${place}`;

/** Whether a text is the address of a frame, a path of the site or a web address, with one place for the token in it. */
export function isFrameTemplate(value: string): boolean {
  const isAddress = /^(\/(?![/\\])|https?:\/\/[a-z0-9.-]+(:\d{1,5})?\/)[\x21-\x7e]+$/i.test(value);
  // The token stands behind the host, which the test above reads to its end.
  return isAddress && value.split(place).length === 2;
}

/** The address of a frame, with the token in it. */
export function frameAddress(template: string, token: string): string {
  return template.replace(place, () => encodeURIComponent(token));
}

const frameTemplate = define<string>(
  'frame template',
  (value) => (typeof value === 'string' && isFrameTemplate(value)) || 'not the address of a frame',
);

/** The token stands in the address of the provider's frame: in `frame`, or without one in our sandbox's. */
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

/** What the sandbox's frame sends: a test card for the payment that its address names. */
export const payInSandboxEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/payment/sandbox',
  body: assign(object({ token }), card),
  reply: writeReply,
});

/** The numbers that the sandbox accepts: those that card networks give out for tests, which belong to nobody. */
export const acceptedTestCards = ['4242 4242 4242 4242', '5555 5555 5555 4444', '3782 822463 10005'];

/** A number that is a card's and that the sandbox declines, as it declines all others. */
export const declinedTestCard = '4000 0000 0000 0002';

export function isAcceptedTestCard(number: string): boolean {
  return acceptedTestCards.some((accepted) => cardDigits(accepted) === cardDigits(number));
}
