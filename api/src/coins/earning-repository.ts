import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';

interface Earning {
  userId: string;
  orderId: string;
  actorId: string;
  /** Coins; with 0 there is nothing to write. */
  amount: number;
  now: Date;
}

/** The database refuses a second one for an order. */
export async function addEarning(
  database: Database,
  { userId, orderId, actorId, amount, now }: Earning,
): Promise<void> {
  if (amount === 0) return;
  await database
    .insertInto('coin_entries')
    .values({
      id: randomUUID(),
      user_id: userId,
      amount,
      kind: 'earning',
      order_id: orderId,
      actor_id: actorId,
      created_at: now.toISOString(),
    })
    .execute();
}

/**
 * Takes back what an order earned by an opposite entry, also when it is spent already.
 * @returns the coins that were taken, as a number below 0; 0 when it had earned none.
 */
export async function reverseEarning(
  database: Database,
  { orderId, actorId, now }: Pick<Earning, 'orderId' | 'actorId' | 'now'>,
): Promise<number> {
  const earning = await database
    .selectFrom('coin_entries')
    .select(['id', 'user_id', 'amount'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'earning')
    .executeTakeFirst();
  if (!earning) return 0;
  await database
    .insertInto('coin_entries')
    .values({
      id: randomUUID(),
      user_id: earning.user_id,
      amount: -earning.amount,
      kind: 'reversal',
      order_id: orderId,
      reverses_id: earning.id,
      actor_id: actorId,
      created_at: now.toISOString(),
    })
    .execute();
  return -earning.amount;
}
