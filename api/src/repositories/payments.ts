import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

/** Adds a payment that was begun, and forgets those whose time ran out. */
export async function addPayment(database: Database, payment: Schema['payments']): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('payments').where('expires_at', '<', payment.created_at).execute();
    await transaction.insertInto('payments').values(payment).execute();
  });
}
