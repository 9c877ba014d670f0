import type { Database } from '../database/database.ts';
import { type ImageStore, imageNameOf } from './image-store.ts';
import { listImageNames } from './repository.ts';

const hour = 60 * 60 * 1000;

/**
 * Removes files that no row names. An image's files are stored before its row, so a crash in between leaves them behind.
 * Files younger than an hour stay, because they may belong to a request in progress.
 * @returns the number of files removed.
 */
export async function sweepImages(
  database: Database,
  store: ImageStore,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const known = await listImageNames(database);
  let removed = 0;
  for await (const { fileName, changedAt } of store.list()) {
    if (signal?.aborted) break;
    const name = imageNameOf(fileName);
    if (now.getTime() - changedAt < hour || (name && known.has(name))) continue;
    await store.remove(fileName);
    removed++;
  }
  return removed;
}
