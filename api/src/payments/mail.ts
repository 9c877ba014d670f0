import { paymentNumber } from '@kindcrate/contract/payment-number';
import { findUser } from '../accounts/user-repository.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { mailTemplate, moneyText } from '../texts/texts.ts';
import { findPayment } from './repository.ts';

export const paymentMessageKind = 'payment receipt';

/** The payload of an outbox message about an accepted payment. */
export interface PaymentMessage {
  paymentId: string;
}

/**
 * Writes the email that links to the donor's receipt. It is not sent if the payment was refunded or the account was deleted in the
 * meantime, or if the donor's email is not confirmed.
 */
export const writePaymentMail: WriteMail = async (database, payload, publicUrl) => {
  const { paymentId }: PaymentMessage = JSON.parse(payload);
  const payment = await findPayment(database, paymentId);
  if (!payment) return undefined;
  const donor = payment.donor_id === null ? undefined : await findUser(database, payment.donor_id);
  if (!donor?.email_confirmed_at || payment.status !== 'accepted') return 'drop';
  const receipt = new URL('/payment-receipt', publicUrl);
  receipt.searchParams.set('payment', payment.id);
  return composeMail(mailTemplate('payment.accepted'), donor, {
    amount: moneyText(payment.amount, payment.currency),
    recipient: payment.recipient,
    number: paymentNumber(payment.id),
    receipt,
  });
};
