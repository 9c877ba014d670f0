import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The id of the image that orders show in place of a removed photo. */
export const removedPhotoId = 'removed-photo';

export interface OldPhoto {
  orderId: string;
  imageId: string;
}

/**
 * Photos of orders that were canceled or declined before a time. The condition in SQL repeats that of the index
 * `orders_with_photo_to_remove`, so that the database can use it.
 */
export async function listOldPhotos(database: Database, before: Date, max: number): Promise<OldPhoto[]> {
  return database
    .selectFrom('orders')
    .innerJoin('order_events', (join) =>
      join.onRef('order_events.order_id', '=', 'orders.id').onRef('order_events.status', '=', 'orders.status'),
    )
    .select(['orders.id as orderId', 'orders.picture_id as imageId'])
    .where(sql<boolean>`orders.status in ('cancelled', 'declined') and orders.picture_id <> 'removed-photo'`)
    .where('order_events.created_at', '<', before.toISOString())
    .limit(max)
    .execute();
}

/** @returns false when the order no longer has this photo. */
export async function replacePhoto(database: Database, { orderId, imageId }: OldPhoto): Promise<boolean> {
  const updated = await database
    .updateTable('orders')
    .set({ picture_id: removedPhotoId })
    .where('id', '=', orderId)
    .where('picture_id', '=', imageId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
