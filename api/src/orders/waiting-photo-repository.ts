import { type Database, lockAvailableRows } from '../database/database.ts';
import type { PhotoUploadRow } from '../database/order-item-rows.ts';

/** The number of an account's photos that are not in an order yet. */
export async function countWaitingPhotos(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('photo_uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertWaitingPhoto(database: Database, photo: PhotoUploadRow): Promise<void> {
  await database.insertInto('photo_uploads').values(photo).execute();
}

/**
 * Removes photos from the waiting photos of an account, because they become part of an order or are about to be deleted. Of two
 * concurrent requests, only one gets each photo.
 * @returns the ids of the photos that were still waiting
 */
export async function consumeWaitingPhotos(
  transaction: Database,
  userId: string,
  imageIds: readonly string[],
): Promise<string[]> {
  if (!imageIds.length) return [];
  const taken = await transaction
    .deleteFrom('photo_uploads')
    .where('user_id', '=', userId)
    .where('image_id', 'in', imageIds)
    .returning('image_id')
    .execute();
  return taken.map(({ image_id }) => image_id);
}

/** Like `consumeWaitingPhotos`, for up to `limit` photos of any account that were uploaded before the given time. @returns their ids */
export async function consumeOldWaitingPhotos(transaction: Database, before: Date, limit: number): Promise<string[]> {
  const old = transaction
    .selectFrom('photo_uploads')
    .select('image_id')
    .where('created_at', '<', before.toISOString())
    .limit(limit);
  const taken = await transaction
    .deleteFrom('photo_uploads')
    .where('image_id', 'in', lockAvailableRows(transaction, old))
    .returning('image_id')
    .execute();
  return taken.map(({ image_id }) => image_id);
}

/** An account's photos that are not in an order yet, with the names of their files, oldest first. */
export async function listWaitingPhotos(
  database: Database,
  userId: string,
): Promise<{ id: string; name: string; uploadedAt: string }[]> {
  return database
    .selectFrom('photo_uploads')
    .innerJoin('pictures', 'pictures.id', 'photo_uploads.image_id')
    .select(['pictures.id', 'pictures.name', 'photo_uploads.created_at as uploadedAt'])
    .where('photo_uploads.user_id', '=', userId)
    .orderBy('photo_uploads.created_at')
    .orderBy('pictures.id')
    .execute();
}
