import type { Database } from '../database/open-database.ts';

/** The coins that a user may spend: the sum of the ledger, and never below 0. */
export async function findBalance(database: Database, userId: string): Promise<number> {
  const { balance } = await database
    .selectFrom('coin_entries')
    .select((select) => select.fn.sum<number | null>('amount').as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(balance));
}
