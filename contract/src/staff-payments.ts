import { array, assign, enums, type Infer, integer, nullable, object, string } from 'superstruct';
import { queryEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { currency, paymentStatuses } from './payments.ts';
import { afterParam, choiceParam, nextPage } from './queries.ts';

/**
 * Why staff have to look into a payment:
 * - `unknownOrder`: the provider reported a payment that was not started here
 * - `wrongAmount`, `wrongCurrency`, `wrongIntegration`: the provider reported an amount, currency or integration other than the payment's
 * - `paidTwice`: the provider took the money more than once
 * - `partlyRefunded`: the provider refunded part of the money
 * - `notCaptured`: the provider only reserved the money, and has not captured it
 */
export const paymentMismatches = [
  'unknownOrder',
  'wrongAmount',
  'wrongCurrency',
  'wrongIntegration',
  'paidTwice',
  'partlyRefunded',
  'notCaptured',
] as const;

export type PaymentMismatch = (typeof paymentMismatches)[number];

/** A payment as staff see it. */
export const staffPayment = object({
  _id: string(),
  number: string(),
  /** In the smallest unit of the currency. */
  amount: integer(),
  currency,
  status: enums(paymentStatuses),
  /** `sandbox` or `paymob`. */
  provider: string(),
  /** The provider's transaction id; null until the provider has reported one. */
  reference: nullable(string()),
  /** ISO 8601, as is `paidAt`. */
  createdAt: string(),
  paidAt: nullable(string()),
  /** The account that was logged in; null for a visitor, and when the account was deleted. */
  donor: nullable(object({ _id: string(), name: string() })),
  mismatch: nullable(enums(paymentMismatches)),
});

export type StaffPayment = Infer<typeof staffPayment>;

/** The total of all payments with the same provider, currency and status. */
export const paymentTotal = object({
  provider: string(),
  currency,
  status: enums(paymentStatuses),
  count: integer(),
  /** In the smallest unit of the currency. */
  amount: integer(),
});

export type PaymentTotal = Infer<typeof paymentTotal>;

/** Payments, newest first, in pages. The totals cover all payments, regardless of filter and page. */
export const listStaffPaymentsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/payments',
  needsToken: true,
  query: object({ status: choiceParam(paymentStatuses, messages.status), after: afterParam() }),
  reply: assign(object({ result: array(staffPayment), totals: array(paymentTotal) }), nextPage),
});
