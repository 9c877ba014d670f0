import type { PaymentStatus } from '@kindcrate/contract/payments';
import type { PaymentMismatch } from '@kindcrate/contract/staff-payments';

export interface PaymentsCopy {
  status: string;
  anyStatus: string;
  statuses: Record<PaymentStatus, string>;
  none: string;
  totals: string;
  /** The heading of a group of totals, with `{provider}` and `{currency}`. */
  totalsHeading: string;
  /** With `{amount}` and `{count}`. */
  total: string;
  /** With `{count}`, for payments without an amount. */
  count: string;
  unknownAmount: string;
  number: string;
  donor: string;
  noDonor: string;
  createdAt: string;
  paidAt: string;
  provider: string;
  /** The display names of the providers, keyed by the names that the API uses. */
  providers: Record<string, string>;
  reference: string;
  mismatches: Record<PaymentMismatch, string>;
  receipt: string;
}
