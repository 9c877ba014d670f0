import type { OrderStatus } from '@kindcrate/contract/orders';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The id of the placeholder, the image that an order shows when its photos were removed or it never had any. */
export const placeholderPhotoId = 'removed-photo';

/** Repeats the condition of the index `orders_with_photo_to_remove`, so that the database can use it. */
const hasPhotoToRemove = sql<boolean>`
  orders.status in ('cancelled', 'declined', 'completed') and orders.picture_id <> 'removed-photo'
`;

/** The first photo of an order whose photos are old enough to be removed. */
export interface OldPhoto {
  orderId: string;
  imageId: string;
}

/** A status after which an order no longer changes. */
export type FinalStatus = Extract<OrderStatus, 'cancelled' | 'declined' | 'completed'>;

/** The first photos of up to `max` orders that reached a final status before the given time and still have photos. */
export async function listOldPhotos(
  database: Database,
  { status, before, max }: { status: FinalStatus; before: Date; max: number },
): Promise<OldPhoto[]> {
  const time = before.toISOString();
  return (
    database
      .selectFrom('orders')
      .innerJoin('order_events', (join) =>
        join.onRef('order_events.order_id', '=', 'orders.id').onRef('order_events.status', '=', 'orders.status'),
      )
      .select(['orders.id as orderId', 'orders.picture_id as imageId'])
      .where(hasPhotoToRemove)
      .where('orders.status', '=', status)
      // Follows from the next condition, and lets the index skip newer orders.
      .where('orders.created_at', '<', time)
      .where('order_events.created_at', '<', time)
      .limit(max)
      .execute()
  );
}

/** Replaces the first photo of an order with the placeholder. @returns false when the order no longer has this photo. */
export async function replaceWithPlaceholder(database: Database, { orderId, imageId }: OldPhoto): Promise<boolean> {
  const updated = await database
    .updateTable('orders')
    .set({ picture_id: placeholderPhotoId })
    .where('id', '=', orderId)
    .where('picture_id', '=', imageId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Removes all photos from the items of these orders. @returns the ids of their images */
export async function removePhotosOfItems(database: Database, orderIds: readonly string[]): Promise<string[]> {
  const items = database.selectFrom('order_items').select('id').where('order_id', 'in', orderIds);
  const removed = await database
    .deleteFrom('order_item_photos')
    .where('item_id', 'in', items)
    .returning('image_id')
    .execute();
  return removed.map(({ image_id }) => image_id);
}
