import { limits } from '@kindcrate/contract/limits';
import { countUpload } from '../accounts/upload-quota.ts';
import { lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import type { ImageRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { deleteImage, insertImage } from '../images/repository.ts';
import type { Services } from '../services.ts';
import { type Effects, transact, transactWithImage } from '../transact.ts';
import {
  consumeOldWaitingPhotos,
  consumeWaitingPhotos,
  countWaitingPhotos,
  insertWaitingPhoto,
  listWaitingPhotos,
} from './waiting-photo-repository.ts';

/**
 * Stores a waiting photo.
 * @throws Failure `conflict` when the account has too many waiting photos; `too_many_requests` when it has used up a quota.
 */
export async function addWaitingPhoto(services: Services, userId: string, bytes: Buffer): Promise<ImageRow> {
  await requireBelowLimit(services.database, userId);
  await countUpload(services, userId, bytes.length);
  return transactWithImage(services, { accountId: userId, bytes }, async (transaction, _, image) => {
    const user = await lockUser(transaction, userId);
    if (!user || user.deleted_at !== null) throw new Failure('unauthorized.session_ended');
    await requireBelowLimit(transaction, userId);
    await insertImage(transaction, image);
    const { id: image_id, created_at } = image;
    await insertWaitingPhoto(transaction, { image_id, user_id: userId, created_at });
    return image;
  });
}

async function requireBelowLimit(database: Database, userId: string): Promise<void> {
  const max = limits.waitingPhotos;
  if ((await countWaitingPhotos(database, userId)) >= max)
    throw new Failure('conflict.waiting_photos', { values: { max } });
}

/** @throws Failure `not_found` for a photo that is in an order, is gone, or belongs to someone else. */
export async function removeWaitingPhoto(services: Services, userId: string, imageId: string): Promise<void> {
  await transact(services, async (transaction, effects) => {
    const taken = await consumeWaitingPhotos(transaction, userId, [imageId]);
    if (!taken.length) throw new Failure('not_found.photo');
    await deleteImages(transaction, effects, taken);
  });
}

/** Removes all waiting photos of an account that is being deleted. */
export async function removeAllWaitingPhotos(transaction: Database, effects: Effects, userId: string): Promise<void> {
  const waiting = await listWaitingPhotos(transaction, userId);
  const ids = waiting.map(({ id }) => id);
  await deleteImages(transaction, effects, await consumeWaitingPhotos(transaction, userId, ids));
}

/** Removes up to `limit` waiting photos, of any account, that were uploaded before the given time. @returns how many. */
export async function removeOldWaitingPhotos(
  transaction: Database,
  effects: Effects,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const ids = await consumeOldWaitingPhotos(transaction, before, limit);
  await deleteImages(transaction, effects, ids);
  return ids.length;
}

async function deleteImages(transaction: Database, effects: Effects, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const name = await deleteImage(transaction, id);
    if (name) effects.removeImages([name]);
  }
}
