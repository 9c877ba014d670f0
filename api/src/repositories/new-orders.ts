import { randomUUID } from 'node:crypto';
import type { Order } from '@kindcrate/contract/orders';
import type { Database } from '../database/open-database.ts';
import type { IdempotencyKeyRow, OrderRow, PictureRow } from '../database/schema.ts';
import { addPicture, pictureColumns, toPicture } from './pictures.ts';

/** A user's orders, newest first. */
export async function listOrdersOfUser(database: Database, userId: string): Promise<Order[]> {
  const rows = await ordersWithPictures(database)
    .where('orders.user_id', '=', userId)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .execute();
  return rows.map(toOrder);
}

function ordersWithPictures(database: Database) {
  return database
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .innerJoin('pictures', 'pictures.id', 'orders.picture_id')
    .select(['orders.id', 'orders.items_name', 'orders.location', 'orders.quantity', 'orders.phone', 'orders.status'])
    .select(['orders.created_at', 'orders.organization_id', 'organizations.title', ...pictureColumns]);
}

type OrderWithPicture = Awaited<ReturnType<ReturnType<typeof ordersWithPictures>['execute']>>[number];

function toOrder(row: OrderWithPicture): Order {
  return {
    _id: row.id,
    itemsName: row.items_name,
    location: row.location,
    charity: { _id: row.organization_id, title: row.title },
    quantity: row.quantity,
    phone: row.phone,
    status: row.status,
    image: toPicture(row),
    createdAt: row.created_at,
  };
}

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
  try {
    await database.transaction().execute(async (transaction) => {
      await addPicture(transaction, picture);
      await transaction.insertInto('orders').values(order).execute();
      await addEvent(transaction, order);
      if (key) await addIdempotencyKey(transaction, order, key);
    });
    return true;
  } catch (error) {
    if (error instanceof KeyTakenError) return false;
    throw error;
  }
}

async function addEvent(database: Database, { id, user_id, status, created_at }: OrderRow): Promise<void> {
  await database
    .insertInto('order_events')
    .values({ id: randomUUID(), order_id: id, status, actor_id: user_id, reason: null, created_at })
    .execute();
  const payload = JSON.stringify({ orderId: id, status });
  await database
    .insertInto('outbox')
    .values({ id: randomUUID(), kind: 'order status', payload, created_at, sent_at: null })
    .execute();
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
