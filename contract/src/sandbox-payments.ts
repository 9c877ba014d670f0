import { assign, define, object } from 'superstruct';
import { cardDigits, cardNumber, expirationDate, securityCode } from './cards.ts';
import { jsonEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';

export const card = object({ cardNumber: cardNumber(), expiryDate: expirationDate(), securityCode: securityCode() });

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
