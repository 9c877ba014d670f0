import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works on the same data folder. */
export class FolderHeldError extends Error {}

/**
 * Takes the data folder for this process alone. The lock is SQLite's own on a side file, so the system frees it when
 * its holder dies, however it dies.
 * @returns a function that gives the folder back.
 * @throws FolderHeldError naming the folder and its holder.
 */
export function lockFolder(folder: string): () => void {
  const holderPath = join(folder, 'kindcrate.pid');
  const lock = new DatabaseSync(join(folder, 'kindcrate.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderHeldError(
      `The data folder ${folder} is in use by process ${readHolder(holderPath)}. Stop that one first.`,
    );
  }
  writeFileSync(holderPath, `${process.pid}\n`);
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/** The holder writes its id just after it took the lock, so for a moment there may be none. */
function readHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '(starting)';
  }
}
