import { randomUUID } from 'node:crypto';
import type { CoinRule } from '@kindcrate/contract/coins';
import { coinsFor } from '@kindcrate/contract/coins-earned';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import type { RedemptionRow } from '../database/redemption-rows.ts';
import { findEarningOfOrder, insertCoinEntry } from './repository.ts';

/** Reads the coin rule from the settings. */
export function coinRuleOf(environment: Environment): CoinRule {
  const { COINS_PER_ORDER: perOrder, COINS_PER_ITEM: perItem, COINS_MOST: maxPerOrder } = environment;
  return { perOrder, perItem, most: maxPerOrder };
}

/** The coins that an order earns for a number of received pieces. */
export function coinsForOrder(environment: Environment, quantity: number): number {
  return coinsFor(coinRuleOf(environment), quantity);
}

interface Earning {
  userId: string;
  orderId: string;
  actorId: string;
  /** Coins; nothing is written for 0. */
  amount: number;
  now: Date;
}

/** Adds the coins of a received order in the caller's transaction. A unique index refuses a second earning for the same order. */
export async function earnCoins(
  transaction: Database,
  { userId, orderId, actorId, amount, now }: Earning,
): Promise<void> {
  if (amount === 0) return;
  await insertCoinEntry(transaction, {
    ...entryDefaults(now),
    user_id: userId,
    amount,
    kind: 'earning',
    order_id: orderId,
    actor_id: actorId,
  });
}

/**
 * Takes back what an order earned, even if it has been spent, by adding the opposite entry.
 * @returns the coins that were taken back, as a negative number; 0 when the order had earned none.
 */
export async function reverseEarning(
  transaction: Database,
  { orderId, actorId, now }: Pick<Earning, 'orderId' | 'actorId' | 'now'>,
): Promise<number> {
  const earning = await findEarningOfOrder(transaction, orderId);
  if (!earning) return 0;
  await insertCoinEntry(transaction, {
    ...entryDefaults(now),
    user_id: earning.user_id,
    amount: -earning.amount,
    kind: 'reversal',
    order_id: orderId,
    reverses_id: earning.id,
    actor_id: actorId,
  });
  return -earning.amount;
}

/** Spends the coins of a redemption. Call this in the transaction that has locked the donor and checked the balance. */
export async function spendCoins(
  transaction: Database,
  { id, donor_id, coins }: Pick<RedemptionRow, 'id' | 'donor_id' | 'coins'>,
  now: Date,
): Promise<void> {
  await insertCoinEntry(transaction, {
    ...entryDefaults(now),
    user_id: donor_id,
    amount: -coins,
    kind: 'spending',
    redemption_id: id,
    actor_id: donor_id,
  });
}

function entryDefaults(now: Date) {
  return {
    id: randomUUID(),
    order_id: null,
    redemption_id: null,
    reverses_id: null,
    created_at: now.toISOString(),
  };
}
