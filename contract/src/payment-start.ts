import { coerce, define, object, optional, type Struct } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { anyString } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { startedPayment, startPaymentPath } from './payments.ts';

// Separate from `payments.ts`, because the payment page only sends amounts that the API has offered. Loading the code that checks
// amounts would make its script 50% larger.

/** Starts a payment of the given amount, or of the first of `PAYMENT_AMOUNTS`. With a token, the payment belongs to the token's account. */
export const startPaymentEndpoint = queryEndpoint({
  method: 'GET',
  path: startPaymentPath,
  query: object({ amount: amountParam() }),
  reply: startedPayment,
});

/** Checks an amount in the smallest unit of its currency. */
export function isPaymentAmount(value: unknown): value is number {
  const { min, max } = limits.payment;
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

function amountParam(): Struct<number | undefined, null> {
  const amount = define<number>('amount', (value) => isPaymentAmount(value) || messages.amount);
  const parse = (value: string) => (/^\s*$/.test(value) ? undefined : /^\d{1,10}$/.test(value) ? Number(value) : value);
  return coerce(optional(amount), anyString, parse);
}
