import { withoutHeldRows } from '../database/held-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

/** Adds a payment that was begun, and forgets those whose time ran out. */
export async function addPayment(database: Database, payment: Schema['payments']): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const expired = transaction.selectFrom('payments').select('id').where('expires_at', '<', payment.created_at);
    await transaction.deleteFrom('payments').where('id', 'in', withoutHeldRows(transaction, expired)).execute();
    await transaction.insertInto('payments').values(payment).execute();
  });
}
