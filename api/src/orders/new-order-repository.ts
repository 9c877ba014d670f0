import type { Database } from '../database/open-database.ts';
import type { IdempotencyKeyRow, OrderRow, PictureRow } from '../database/schema.ts';
import { addPicture } from '../images/repository.ts';
import { addOrderEvent } from './event-repository.ts';
import { toSearchText } from './search-repository.ts';

/** What an order was placed under, so that it is placed once. */
export type IdempotencyKey = Pick<IdempotencyKeyRow, 'key' | 'fingerprint'>;

class KeyTakenError extends Error {}

/**
 * Writes an order, its first event, the message about it and its key together.
 * @returns false, with nothing written, when another request came first with the key.
 */
export async function addOrder(
  database: Database,
  order: OrderRow,
  picture: PictureRow,
  key?: IdempotencyKey,
): Promise<boolean> {
  const { id, user_id, status, created_at, items_name, location, phone } = order;
  try {
    await database.transaction().execute(async (transaction) => {
      await addPicture(transaction, picture);
      await transaction
        .insertInto('orders')
        .values({ ...order, search_text: toSearchText(items_name, location, phone) })
        .execute();
      await addOrderEvent(transaction, { orderId: id, status, actorId: user_id, at: created_at });
      if (key) await addIdempotencyKey(transaction, order, key);
    });
    return true;
  } catch (error) {
    if (error instanceof KeyTakenError) return false;
    throw error;
  }
}

async function addIdempotencyKey(database: Database, order: OrderRow, key: IdempotencyKey): Promise<void> {
  const added = await database
    .insertInto('idempotency_keys')
    .values({ ...key, user_id: order.user_id, order_id: order.id, created_at: order.created_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!added) throw new KeyTakenError();
}

/** What a user placed an order under before. */
export async function findIdempotencyKey(
  database: Database,
  userId: string,
  key: string,
): Promise<IdempotencyKeyRow | undefined> {
  return database
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}
