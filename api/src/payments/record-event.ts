import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { PaymentEventRow, PaymentRow } from '../database/payment-rows.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { createSecretCode, hashSecretCode } from '../secret-codes.ts';
import type { Effects } from '../transact.ts';
import { type PaymentMessage, paymentMessageKind } from './mail.ts';
import {
  addUnknownPayment,
  insertPaymentEvent,
  listPaymentEvents,
  lockPaymentOfOrder,
  updatePayment,
} from './repository.ts';
import { settle } from './settle.ts';

/** What a provider reports. */
export type ReportedEvent = Omit<PaymentEventRow, 'id' | 'recorded_at'>;

/**
 * Adds what a provider reported to the ledger, and updates the payment. An event that is already in the ledger changes nothing.
 * If the provider's order belongs to no payment, adds a payment row that only staff see.
 */
export async function recordEvent(
  transaction: Database,
  effects: Effects,
  reported: ReportedEvent,
  now: Date,
): Promise<void> {
  const event: PaymentEventRow = { ...reported, id: randomUUID(), recorded_at: now.toISOString() };
  if (!(await insertPaymentEvent(transaction, event))) return;
  // The row needs a token. Nobody ever sees this token, because there is nothing to pay.
  await addUnknownPayment(transaction, event, hashSecretCode(createSecretCode()));
  await settlePayment(transaction, effects, await lockPaymentOfOrder(transaction, event), now);
}

/**
 * Updates a payment from its events. Once the payment is accepted, the email with the link to the donor's receipt is added to the
 * outbox.
 * The caller must have locked the payment.
 */
export async function settlePayment(
  transaction: Database,
  effects: Effects,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const events = await listPaymentEvents(transaction, payment);
  if (!events.length) return;
  const state = settle(payment, events);
  const needsReceipt = state.status === 'accepted' && payment.donor_id !== null && payment.receipted_at === null;
  const time = now.toISOString();
  await updatePayment(transaction, payment.id, {
    ...state,
    answered_at: time,
    ...(needsReceipt && { receipted_at: time }),
  });
  if (!needsReceipt) return;
  const message: PaymentMessage = { paymentId: payment.id };
  await addMessage(transaction, paymentMessageKind, message, time);
  effects.wakeMail();
}
