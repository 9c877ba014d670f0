import { randomUUID } from 'node:crypto';
import type { Environment } from '../config/environment.ts';
import { createSecretCode, hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { deleteUnpaidPayments, insertPayment } from './repository.ts';

const hour = 60 * 60 * 1000;
/** Milliseconds in which a payment can be made. */
const paymentLifetime = hour;
/** Milliseconds for which an expired payment is kept, so that a late attempt gets the right message. */
export const expiredPaymentLifetime = 24 * hour;

/** Expired payments to delete at a time, so that no single request has to clean up for everyone. */
const maxDeleted = 100;

/** Starts a payment with a provider and returns the token that opens its frame. */
type StartWithProvider = () => Promise<string>;

/** Keyed by the setting `PAYMENT_PROVIDER`. The sandbox moves no money: its token only opens our own test frame. */
const providers: Record<Environment['PAYMENT_PROVIDER'], StartWithProvider> = {
  sandbox: async () => createSecretCode(),
};

/**
 * Starts a payment with the configured provider.
 * @returns the token that opens the provider's frame; only its hash is stored.
 */
export async function startPayment(services: Services): Promise<string> {
  const provider = services.environment.PAYMENT_PROVIDER;
  const token = await providers[provider]();
  const now = Date.now();
  await transact(services, async (transaction) => {
    await deleteUnpaidPayments(transaction, toIsoTime(now - expiredPaymentLifetime), maxDeleted);
    await insertPayment(transaction, {
      id: randomUUID(),
      provider,
      token_hash: hashSecretCode(token),
      status: 'pending',
      created_at: toIsoTime(now),
      expires_at: toIsoTime(now + paymentLifetime),
      answered_at: null,
    });
  });
  return token;
}

const toIsoTime = (ms: number) => new Date(ms).toISOString();
