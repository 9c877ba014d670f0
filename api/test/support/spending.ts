import { userIdOf } from './log-in.ts';
import type { TestApp } from './test-app.ts';

/**
 * Adds a `spending` entry to the ledger, or nothing if the donor's balance is too small. The entry needs no redemption, only
 * a redeemed code: a redemption has the id of its code, so `redemption_id` references `redemption_codes`.
 */
export async function spendCoins({ data: { database } }: TestApp, token: string, amount: number): Promise<void> {
  const userId = userIdOf(token);
  const id = crypto.randomUUID();
  const created_at = new Date().toISOString();
  await database.transaction().execute(async (transaction) => {
    const { balance } = await transaction
      .selectFrom('coin_entries')
      .select(({ fn }) => fn.sum<number | null>('amount').as('balance'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(balance) < amount) return;
    const code = { id, user_id: userId, code_hash: id, created_at, expires_at: created_at, redeemed_at: created_at };
    await transaction.insertInto('redemption_codes').values(code).execute();
    const entry = { id, user_id: userId, amount: -amount, kind: 'spending', redemption_id: id } as const;
    await transaction
      .insertInto('coin_entries')
      .values({ ...entry, actor_id: userId, created_at })
      .execute();
  });
}
