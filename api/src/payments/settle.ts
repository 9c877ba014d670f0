import type { PaymentStatus } from '@kindcrate/contract/payments';
import type { PaymentMismatch } from '@kindcrate/contract/staff-payments';
import type { PaymentEventKind, PaymentEventRow, PaymentRow } from '../database/payment-rows.ts';

type Payment = Pick<PaymentRow, 'amount' | 'currency' | 'integration' | 'mismatch'>;
type PaymentEvent = Pick<
  PaymentEventRow,
  'transaction_id' | 'kind' | 'amount' | 'currency' | 'integration' | 'recorded_at'
>;

/** The state of a payment, derived from its events. */
export type PaymentState = Pick<PaymentRow, 'status' | 'reference' | 'paid_at' | 'mismatch'>;

/**
 * Derives the state of a payment from everything that was reported about it. The status and the mismatch do not depend on the
 * order of the events, so reports may arrive late, twice or in any sequence.
 * @param events oldest first; until the payment is paid, the last one provides the reference
 */
export function settle(payment: Payment, events: readonly PaymentEvent[]): PaymentState {
  const matching = events.filter((event) => matchesPayment(payment, event));
  const paid = matching.filter(({ kind, amount }) => kind === 'accepted' && amount === payment.amount)[0];
  const status = statusOf(payment, matching, paid);
  const isAccepted = status === 'accepted' || status === 'refunded';
  return {
    status,
    reference: (paid ?? events.at(-1))?.transaction_id ?? null,
    paid_at: isAccepted ? (paid?.recorded_at ?? null) : null,
    mismatch: mismatchOf(payment, events, status),
  };
}

/** Whether an event has the currency and the integration of the payment. */
function matchesPayment({ currency, integration }: Payment, event: PaymentEvent): boolean {
  return event.currency === currency && event.integration === integration;
}

function statusOf(payment: Payment, matching: readonly PaymentEvent[], paid: PaymentEvent | undefined): PaymentStatus {
  const isUnknown = payment.mismatch === 'unknownOrder';
  const { received, returned } = sumUp(matching);
  if (returned > 0 && returned >= (received || payment.amount)) return 'refunded';
  if (paid && !isUnknown) return 'accepted';
  const kinds = new Set(matching.map(({ kind }) => kind));
  return kinds.has('declined') && !kinds.has('accepted') && !kinds.has('authorized') ? 'declined' : 'pending';
}

function mismatchOf(payment: Payment, events: readonly PaymentEvent[], status: PaymentStatus): PaymentMismatch | null {
  if (payment.mismatch === 'unknownOrder') return 'unknownOrder';
  const matching = events.filter((event) => matchesPayment(payment, event));
  return (
    findCurrencyOrIntegrationMismatch(payment, events) ??
    (status === 'refunded' ? null : findAmountMismatch(payment, matching, status))
  );
}

/** Detects money that arrived in another currency or through another integration, and was not returned. */
function findCurrencyOrIntegrationMismatch(
  payment: Payment,
  events: readonly PaymentEvent[],
): PaymentMismatch | undefined {
  const nonMatching = events.filter((event) => !matchesPayment(payment, event));
  const { received, returned } = sumUp(nonMatching);
  if (received <= returned) return undefined;
  return nonMatching.some(({ currency }) => currency !== payment.currency) ? 'wrongCurrency' : 'wrongIntegration';
}

function findAmountMismatch(
  { amount }: Payment,
  matching: readonly PaymentEvent[],
  status: PaymentStatus,
): PaymentMismatch | null {
  const { received, returned } = sumUp(matching);
  if (received === 0 && returned > 0) return 'partlyRefunded';
  if (received === 0) return matching.some(({ kind }) => kind === 'authorized') ? 'notCaptured' : null;
  // Wrong amounts can add up to the right one, but they are not what was requested, so staff have to see them.
  if (status !== 'accepted') return 'wrongAmount';
  if (received - returned === amount) return null;
  return received - returned > amount ? 'paidTwice' : 'partlyRefunded';
}

/**
 * A refund is reported as a separate transaction, and also marks the payment's transaction, whose reported amount is always the
 * full amount. So these marks are counted only if no refund was reported as a separate transaction.
 */
function sumUp(events: readonly PaymentEvent[]): { received: number; returned: number } {
  const sum = (kind: PaymentEventKind) =>
    events.reduce((total, event) => total + (event.kind === kind ? event.amount : 0), 0);
  return { received: sum('accepted'), returned: sum('refund') || sum('returned') };
}
