import type { PaymentStatus } from '@kindcrate/contract/payments';
import type { PaymentMismatch } from '@kindcrate/contract/staff-payments';

/** A payment. What is derived from its events (status, reference, `paid_at`, mismatch) is stored, so that lists can use it. */
export interface PaymentRow {
  id: string;
  provider: string;
  token_hash: string;
  status: PaymentStatus;
  created_at: string;
  expires_at: string;
  /** When the provider last reported something. */
  answered_at: string | null;
  /** In the smallest unit of the currency; 0 for a payment that was made before payments had amounts. */
  amount: number;
  /** ISO 4217; `XXX`, which stands for no currency, for a payment that was made before payments had one. */
  currency: string;
  /** Who received the money; empty for a payment that was made before this was stored. */
  recipient: string;
  /** The provider's id of the order that is being paid; with the sandbox, the id of the payment. Unique within a provider. */
  provider_order: string;
  /** The provider's id of the payment method, which the provider's reports have to contain; null with the sandbox. */
  integration: string | null;
  /** The account that was logged in when the payment was started, if any. */
  donor_id: string | null;
  /** The provider's id of the transaction. */
  reference: string | null;
  paid_at: string | null;
  mismatch: PaymentMismatch | null;
  /** When the receipt was put into the outbox. */
  receipted_at: string | null;
}

/**
 * - `accepted`, `declined`: money was taken, or it was not
 * - `pending`: the bank has not decided
 * - `authorized`: money was only reserved
 * - `returned`: all or part of the transaction's own money was given back or never taken (a void)
 * - `refund`: a separate transaction that gave money back; `refund declined`: an attempt at one that was declined
 */
export type PaymentEventKind =
  | 'accepted'
  | 'declined'
  | 'pending'
  | 'authorized'
  | 'returned'
  | 'refund'
  | 'refund declined';

/** An entry of the ledger: what a provider reported about one transaction. The database refuses to change or delete it. */
export interface PaymentEventRow {
  id: string;
  provider: string;
  provider_order: string;
  transaction_id: string;
  kind: PaymentEventKind;
  amount: number;
  currency: string;
  integration: string | null;
  /** When it happened by the provider's clock, in the provider's format. */
  occurred_at: string;
  recorded_at: string;
}
