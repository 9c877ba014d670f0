import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import type { PaymentRow } from '../database/schema.ts';

export async function insertPayment(database: Database, payment: PaymentRow): Promise<void> {
  await database.insertInto('payments').values(payment).execute();
}

/**
 * Deletes the payments that expired without having been accepted.
 * @param expiredBefore a time in ISO 8601
 * @returns how many there were.
 */
export async function deleteUnpaidPayments(database: Database, expiredBefore: string, limit: number): Promise<number> {
  const unpaid = database
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', ['pending', 'declined'])
    .where('expires_at', '<', expiredBefore)
    .limit(limit);
  return countDeleted(database.deleteFrom('payments').where('id', 'in', lockAvailableRows(database, unpaid)));
}

interface ProviderAnswer {
  provider: string;
  tokenHash: string;
  status: 'accepted' | 'declined';
  now: Date;
}

/**
 * Stores what a provider answered. It is a single conditional update, so only one of several simultaneous answers can
 * accept a payment.
 * @returns false when the payment is unknown, has expired or has already been accepted.
 */
export async function storeProviderAnswer(
  database: Database,
  { provider, tokenHash, status, now }: ProviderAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('payments')
    .set({ status, answered_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('provider', '=', provider)
    .where('status', '!=', 'accepted')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The status of a payment with this provider; undefined when there is none. */
export async function findPaymentStatus(
  database: Database,
  provider: string,
  tokenHash: string,
): Promise<PaymentRow['status'] | undefined> {
  const payment = await database
    .selectFrom('payments')
    .select('status')
    .where('token_hash', '=', tokenHash)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return payment?.status;
}
