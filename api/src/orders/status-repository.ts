import type { Actor } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { addAct } from '../audit/repository.ts';
import { addEarning, reverseEarning } from '../coins/earning-repository.ts';
import { countOf } from '../count-of.ts';
import type { Database } from '../database/open-database.ts';
import { addReceipt, withdrawReceipt } from '../receipts/repository.ts';
import { addOrderEvent } from './event-repository.ts';

/** A change of an order that the table of transitions allows. */
export interface Move {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  actorId: string;
  mover: Actor;
  reason?: string | undefined;
  /** What came, when the goods are received. */
  received?: { quantity: number; coins: number; receiptCode: string } | undefined;
}

/**
 * Moves an order, with everything that hangs on it, or does nothing at all.
 * @returns false when the order is not any more where it was to leave from.
 */
export async function storeMove(database: Database, move: Move, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const donorId = await leave(transaction, move);
    if (donorId === undefined) return false;
    const coins = await settle(transaction, move, donorId, now);
    const { orderId, to: status, actorId, reason, received } = move;
    const quantity = received?.quantity;
    await addOrderEvent(transaction, { orderId, status, actorId, at: now.toISOString(), reason, quantity, coins });
    if (move.mover === 'staff') {
      const act = { action: 'moved', subject_kind: 'order', subject_id: orderId, actor_id: actorId } as const;
      await addAct(transaction, { ...act, detail: describe(move, coins) }, now);
    }
    return true;
  });
}

/** Of two who move an order at once, one finds it where it was. */
async function leave(database: Database, { orderId, from, to, received }: Move): Promise<string | undefined> {
  const moved = await database
    .updateTable('orders')
    .set({ status: to, ...(received && { received_quantity: received.quantity }) })
    .where('id', '=', orderId)
    .where('status', '=', from)
    .returning('user_id')
    .executeTakeFirst();
  return moved?.user_id;
}

/** Gives coins and a receipt for what came, and takes them back when it was not to be. */
async function settle(database: Database, move: Move, donorId: string, now: Date): Promise<number> {
  const { orderId, actorId, from, received } = move;
  if (received) {
    await addReceipt(database, { orderId, code: received.receiptCode, now });
    await addEarning(database, { userId: donorId, orderId, actorId, amount: received.coins, now });
    return received.coins;
  }
  if (from !== 'received' || move.to !== 'declined') return 0;
  await withdrawReceipt(database, orderId, now);
  return reverseEarning(database, { orderId, actorId, now });
}

function describe({ from, to, reason, received }: Move, coins: number): string {
  const details = [received && countOf(received.quantity, 'piece'), coins !== 0 && countOf(coins, 'coin'), reason];
  const told = details.filter(Boolean).join(', ');
  return `${from} → ${to}${told && `: ${told}`}`;
}
