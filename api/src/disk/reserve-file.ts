import { randomFillSync } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFreeBytes } from './disk-space.ts';

/**
 * Bytes. The write-ahead log of the embedded database grows to about 4 MB before each checkpoint, and a session takes at most
 * 4 kB, so the reserve lasts for thousands of logins.
 */
export const reserveSize = 16_000_000;

const fileName = 'kindcrate.reserve';

/**
 * Maintains a file in the data folder that reserves disk space. When the disk is full, the file is removed, so that logins, for
 * example, still work until an operator has made room. After that, the file is created again.
 * @returns whether the file exists.
 */
export async function maintainReserve(folder: string, readFree = readFreeBytes): Promise<boolean> {
  const path = join(folder, fileName);
  if (await exists(path)) return releaseReserveWhenFull(folder, readFree);
  // The file itself must not fill the disk.
  if ((await readFree(folder)) < 4 * reserveSize) return false;
  // Random, because some file systems store zeros without taking up space.
  await writeFile(path, randomChunks(reserveSize, 250_000), { mode: 0o600 });
  return true;
}

/**
 * Removes the file when the disk is full. Call it before opening the database, which fails when there is no room at all.
 * @returns whether the file still exists.
 */
export async function releaseReserveWhenFull(folder: string, readFree = readFreeBytes): Promise<boolean> {
  const path = join(folder, fileName);
  if (!(await exists(path))) return false;
  if ((await readFree(folder)) >= reserveSize / 2) return true;
  await rm(path, { force: true });
  return false;
}

/**
 * Yields one small buffer again and again, with new random bytes each time, because even an idle server would keep the memory
 * of a large one. Sizes are in bytes.
 */
function* randomChunks(size: number, chunkSize: number): Generator<Buffer> {
  const chunk = Buffer.alloc(chunkSize);
  for (let written = 0; written < size; written += chunkSize) yield randomFillSync(chunk);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
