import { withoutHeldRows } from '../database/held-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { PaymentRow, Schema } from '../database/schema.ts';

type NewPayment = Omit<PaymentRow, 'status' | 'answered_at'>;

/** Adds a payment that was begun, and forgets those that ran out before a time and were never accepted. */
export async function addPayment(database: Database, payment: NewPayment, ranOutBefore: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const over = transaction
      .selectFrom('payments')
      .select('id')
      .where('status', 'in', ['pending', 'declined'])
      .where('expires_at', '<', ranOutBefore);
    await transaction.deleteFrom('payments').where('id', 'in', withoutHeldRows(transaction, over)).execute();
    const begun: Schema['payments'] = { ...payment, status: 'pending', answered_at: null };
    await transaction.insertInto('payments').values(begun).execute();
  });
}

interface Answer {
  provider: string;
  tokenHash: string;
  status: 'accepted' | 'declined';
  /** ISO 8601. */
  at: string;
}

/**
 * Writes down what a provider answered. One statement decides, so that of many answers at once only one is the acceptance.
 * @returns whether it was: not for a payment that is unknown, that ran out, or that was accepted already
 */
export async function recordAnswer(database: Database, { provider, tokenHash, status, at }: Answer): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('payments')
    .set({ status, answered_at: at })
    .where('token_hash', '=', tokenHash)
    .where('provider', '=', provider)
    .where('status', '!=', 'accepted')
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A payment's status, when it is a provider's. */
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
