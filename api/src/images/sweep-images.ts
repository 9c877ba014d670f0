import type { Database } from '../database/database.ts';
import { type ImageStore, imageNameOf } from './image-store.ts';
import { filterImageNames } from './repository.ts';

const hour = 60 * 60 * 1000;

/** How many file names are looked up at a time, so that neither the time of a query nor the memory grows with the number of images. */
const batchSize = 1_000;

/**
 * Removes files that no row refers to. An image's files are stored before its row, so a crash in between leaves them behind.
 * Files younger than an hour stay, because they may belong to a request in progress.
 * @returns the number of files removed.
 */
export async function sweepImages(
  database: Database,
  store: ImageStore,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    for (const fileName of await listUnknownFiles(database, batch)) {
      if (signal?.aborted) return;
      await store.remove(fileName);
      removed++;
    }
    batch = [];
  };
  for await (const { fileName, changedAt } of store.list()) {
    if (signal?.aborted) return removed;
    if (now.getTime() - changedAt >= hour) batch.push(fileName);
    if (batch.length === batchSize) await sweepBatch();
  }
  await sweepBatch();
  return removed;
}

async function listUnknownFiles(database: Database, fileNames: readonly string[]): Promise<string[]> {
  const nameOf = (fileName: string) => imageNameOf(fileName) ?? '';
  const known = await filterImageNames(database, [...new Set(fileNames.map(nameOf))]);
  return fileNames.filter((fileName) => !known.has(nameOf(fileName)));
}
