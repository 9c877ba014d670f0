import type { Database } from '../database/open-database.ts';
import { type ImageStore, pictureOfFile } from './image-store.ts';
import { findKnownPictureNames } from './repository.ts';

const hour = 60 * 60 * 1000;

/**
 * Removes files that no row names: a picture is stored before its row, so a crash between the two leaves one behind.
 * Younger than an hour it may belong to a request that is under way.
 * @returns how many files were removed.
 */
export async function sweepImages(database: Database, store: ImageStore, now: Date): Promise<number> {
  const known = await findKnownPictureNames(database);
  let removed = 0;
  for await (const { fileName, changedAt } of store.list()) {
    const name = pictureOfFile(fileName);
    if (now.getTime() - changedAt < hour || (name && known.has(name))) continue;
    await store.remove(fileName);
    removed++;
  }
  return removed;
}
