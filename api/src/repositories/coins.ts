import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';
import type { RedemptionRow } from '../database/schema.ts';

/** The coins that a user may spend: the sum of the ledger, and never below 0. */
export async function findBalance(database: Database, userId: string): Promise<number> {
  const { balance } = await database
    .selectFrom('coin_entries')
    .select((select) => select.fn.sum<number | null>('amount').as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(balance));
}

/** Takes the coins of a redemption from its donor. Call it in the transaction that locked the donor and found enough. */
export async function addSpending(
  database: Database,
  { id, donor_id, coins }: Pick<RedemptionRow, 'id' | 'donor_id' | 'coins'>,
  now: Date,
): Promise<void> {
  await database
    .insertInto('coin_entries')
    .values({
      id: randomUUID(),
      user_id: donor_id,
      amount: -coins,
      kind: 'spending',
      order_id: null,
      redemption_id: id,
      reverses_id: null,
      actor_id: donor_id,
      created_at: now.toISOString(),
    })
    .execute();
}
