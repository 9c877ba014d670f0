import { type Database, lockRows } from '../database/database.ts';
import type { OrderRow } from '../database/schema.ts';
import { removedPhotoId } from './photo-repository.ts';

/**
 * Locks all orders of a user, in the order of their ids. Another transaction that changes one of them has either committed
 * before, or waits for this one and then sees its changes.
 */
export async function lockOrdersOfUser(
  transaction: Database,
  userId: string,
): Promise<Pick<OrderRow, 'id' | 'status'>[]> {
  const orders = transaction.selectFrom('orders').select(['id', 'status']).where('user_id', '=', userId).orderBy('id');
  return lockRows(transaction, orders).execute();
}

/**
 * Removes what donor and staff wrote about orders, and the donor's name from their receipts.
 * @param itemsName the text that replaces the items of each order
 * @returns the ids of the photos, which no order refers to any longer
 */
export async function eraseOrderTexts(
  transaction: Database,
  ids: readonly string[],
  itemsName: string,
): Promise<string[]> {
  const photos = await transaction
    .selectFrom('orders')
    .select('picture_id')
    .where('id', 'in', ids)
    .where('picture_id', '<>', removedPhotoId)
    .execute();
  await transaction
    .updateTable('orders')
    .set({ items_name: itemsName, location: '', phone: '', search_text: '', picture_id: removedPhotoId })
    .where('id', 'in', ids)
    .execute();
  await transaction.updateTable('order_events').set({ reason: null }).where('order_id', 'in', ids).execute();
  await transaction.updateTable('receipts').set({ shows_name: 0 }).where('order_id', 'in', ids).execute();
  return photos.map(({ picture_id }) => picture_id);
}

export async function deleteIdempotencyKeys(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}

/** The names of the photos that orders still have, by order id. */
export async function listPhotoNames(database: Database, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (!orderIds.length) return new Map();
  const rows = await database
    .selectFrom('orders')
    .innerJoin('pictures', 'pictures.id', 'orders.picture_id')
    .select(['orders.id', 'pictures.name'])
    .where('orders.id', 'in', orderIds)
    .where('orders.picture_id', '<>', removedPhotoId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
