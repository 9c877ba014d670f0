import { randomUUID } from 'node:crypto';
import { limits } from '@kindcrate/contract/limits';
import type { PaymentWithChoices } from '@kindcrate/contract/payments';
import { lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { type PaymentProvider, PaymentProviderError } from './provider.ts';
import { settlePayment } from './record-event.ts';
import { deleteUnpaidPayments, insertPayment, lockPaymentOfOrder } from './repository.ts';

const hour = 60 * 60 * 1000;
/** Milliseconds within which a payment has to be made. */
export const paymentLifetime = hour;
/** Milliseconds for which an expired payment is kept, so that someone who pays too late sees the right message. */
export const expiredPaymentLifetime = 24 * hour;

/** The maximum number of expired payments that are deleted at a time, so that no single request has to clean up for everyone. */
const maxDeleted = 100;

interface PaymentStart {
  /** In the smallest unit of the currency; undefined for the first of `PAYMENT_AMOUNTS`. */
  amount: number | undefined;
  /** The id of the account that is logged in, if any. */
  donorId: string | undefined;
}

/**
 * Starts a payment with the configured provider.
 * @returns the payment with the suggested amounts, and the token that opens the provider's frame; only the token's hash is stored.
 * @throws PaymentProviderError when the provider cannot be used.
 */
export async function startPayment(
  services: Services,
  provider: PaymentProvider,
  { amount: chosen, donorId }: PaymentStart,
): Promise<{ token: string; payment: PaymentWithChoices }> {
  const { PAYMENT_CURRENCY: currency, PAYMENT_AMOUNTS: choices, PAYMENT_RECIPIENT: recipient } = services.environment;
  const amount = chosen ?? choices[0] ?? limits.payment.min;
  const id = randomUUID();
  const { token, order } = await provider.start({ id, amount, currency });
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    const donor = donorId === undefined ? null : await lockDonor(transaction, donorId);
    await deleteUnpaidPayments(transaction, toIsoTime(now.getTime() - expiredPaymentLifetime), maxDeleted);
    const isInserted = await insertPayment(transaction, {
      ...{ id, amount, currency, recipient, provider: provider.name, integration: provider.integration },
      token_hash: hashSecretCode(token),
      created_at: now.toISOString(),
      expires_at: toIsoTime(now.getTime() + paymentLifetime),
      provider_order: order,
      donor_id: donor,
    });
    if (!isInserted) throw new PaymentProviderError('the order belongs to another payment');
    // The provider may have reported something already.
    const payment = await lockPaymentOfOrder(transaction, { provider: provider.name, provider_order: order });
    await settlePayment(transaction, effects, payment, now);
  });
  const { min: least, max: most } = limits.payment;
  return { token, payment: { _id: id, amount, currency, recipient, choices, least, most } };
}

/** Locks an account. @returns its id; null when the account was deleted during the requests to the provider, which take seconds. */
async function lockDonor(transaction: Database, id: string): Promise<string | null> {
  const user = await lockUser(transaction, id);
  return user && user.deleted_at === null ? id : null;
}

const toIsoTime = (ms: number) => new Date(ms).toISOString();
