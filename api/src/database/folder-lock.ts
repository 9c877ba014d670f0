import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process uses the data folder. */
export class FolderLockedError extends Error {}

/**
 * Locks the data folder for this process.
 * @returns a function that releases the lock.
 * @throws FolderLockedError with the folder and, if it is known, the id of the other process.
 */
export function lockFolder(folder: string): () => void {
  const pidPath = join(folder, 'kindcrate.pid');
  const unlock = acquireLock(join(folder, 'kindcrate.lock'));
  if (!unlock) {
    throw new FolderLockedError(
      `The data folder ${folder} is in use by ${describeProcess(pidPath)}. Stop that process first.`,
    );
  }
  writeFileSync(pidPath, `${process.pid}\n`);
  return unlock;
}

/**
 * Acquires SQLite's lock on a separate file, creating the file if it is missing. The operating system releases the lock when the
 * process dies.
 * @returns a function that releases the lock; undefined when another process has it.
 */
export function acquireLock(path: string): (() => void) | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusyError(error)) throw error;
    return undefined;
  }
  return () => lock.close();
}

function isBusyError(error: unknown): boolean {
  // SQLITE_BUSY.
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/**
 * Describes the process that has the lock. A process writes its id just after it takes the lock; until then, the file may be missing,
 * or still contain the id of an earlier process.
 */
function describeProcess(pidPath: string): string {
  try {
    return `process ${readFileSync(pidPath, 'utf8').trim()}`;
  } catch {
    return 'another process, which is just starting';
  }
}
