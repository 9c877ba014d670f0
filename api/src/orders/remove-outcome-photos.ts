import type { Database } from '../database/database.ts';
import { deleteImage } from '../images/repository.ts';
import { detachOldOutcomePhotos } from '../outcomes/repository.ts';
import type { Effects } from '../transact.ts';

/** Removes the photos of up to `limit` outcomes that are not public and were added before the given time. @returns how many. */
export async function removeOldOutcomePhotos(
  transaction: Database,
  effects: Effects,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const ids = await detachOldOutcomePhotos(transaction, before, limit);
  for (const id of ids) {
    const name = await deleteImage(transaction, id);
    if (name) effects.removeImages([name]);
  }
  return ids.length;
}
