import type { Dirent } from 'node:fs';
import { opendir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder for emails that are written to files. */
export function mailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail');
}

/** Deletes up to `limit` emails that were written before the given time, including incomplete files. @returns how many. */
export async function deleteOldMailFiles(folder: string, before: Date, limit: number): Promise<number> {
  let deleted = 0;
  for await (const { name } of listFiles(folder)) {
    if (deleted === limit) break;
    if (/\.eml(\.new)?$/.test(name) && (await deleteOldFile(join(folder, name), before))) deleted++;
  }
  return deleted;
}

/** Yields nothing when there is no such folder, which is normal when a mail server is used. */
async function* listFiles(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** @returns false when the file is newer, or another server that uses the folder has just deleted it. */
async function deleteOldFile(path: string, before: Date): Promise<boolean> {
  try {
    if ((await stat(path)).mtimeMs >= before.getTime()) return false;
    await unlink(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
