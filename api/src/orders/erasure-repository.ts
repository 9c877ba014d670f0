import { type Database, lockRows } from '../database/database.ts';
import type { OrderRow } from '../database/schema.ts';
import { deleteHandovers } from '../handovers/repository.ts';
import { deleteNotes } from './note-repository.ts';
import { placeholderPhotoId, removePhotosOfItems } from './photo-repository.ts';
import { eraseOrderSearchWords } from './search-word-repository.ts';

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
 * Removes from orders what the donor and the desk wrote about them, their handovers, and the donor's name on their receipts.
 * @param itemsName replaces the names of all items
 * @returns the ids of the photos, which no order refers to anymore
 */
export async function eraseOrderDetails(
  transaction: Database,
  ids: readonly string[],
  itemsName: string,
): Promise<string[]> {
  const photos = await transaction
    .selectFrom('orders')
    .select('picture_id')
    .where('id', 'in', ids)
    .where('picture_id', '<>', placeholderPhotoId)
    .execute();
  const photoIds = await removePhotosOfItems(transaction, ids);
  await transaction
    .updateTable('orders')
    .set({ items_name: itemsName, location: '', phone: '', picture_id: placeholderPhotoId })
    .where('id', 'in', ids)
    .execute();
  await transaction
    .updateTable('order_items')
    .set({ name: itemsName, declined_reason: null })
    .where('order_id', 'in', ids)
    .execute();
  await eraseOrderSearchWords(transaction, ids);
  await deleteHandovers(transaction, ids);
  await deleteNotes(transaction, ids);
  await transaction.updateTable('order_events').set({ reason: null }).where('order_id', 'in', ids).execute();
  await transaction.updateTable('receipts').set({ shows_name: 0 }).where('order_id', 'in', ids).execute();
  return [...photoIds, ...photos.map(({ picture_id }) => picture_id)];
}

export async function deleteIdempotencyKeys(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}

/** A photo that an order still has. */
export interface OrderPhoto {
  itemId: string;
  /** The name of the image files. */
  name: string;
}

/** The photos that orders still have, in the order of their items, by order id. */
export async function listOrderPhotos(
  database: Database,
  orderIds: readonly string[],
): Promise<Map<string, OrderPhoto[]>> {
  if (!orderIds.length) return new Map();
  const rows = await database
    .selectFrom('order_items')
    .innerJoin('order_item_photos', 'order_item_photos.item_id', 'order_items.id')
    .innerJoin('pictures', 'pictures.id', 'order_item_photos.image_id')
    .select(['order_items.order_id', 'order_items.id as itemId', 'pictures.name'])
    .where('order_items.order_id', 'in', orderIds)
    .orderBy('order_items.order_id')
    .orderBy('order_items.position')
    .orderBy('order_item_photos.position')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}
