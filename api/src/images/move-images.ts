import type { Database } from '../database/database.ts';
import { ensureBinding, findBinding, movedMark, movingMark, recordBinding } from './bind-image-store.ts';
import { findMissingImages, type ImageStore, imageNameOf } from './image-store.ts';
import { listImageNames } from './repository.ts';

/** The images cannot be moved as requested. The message is for the operator. */
export class MoveError extends Error {}

interface Move {
  database: Database;
  from: ImageStore;
  to: ImageStore;
  /** Called from time to time with the number of files that have been handled. */
  onProgress(files: number): void;
}

export interface MoveReport {
  copied: number;
  /** Files that an earlier run had copied. */
  alreadyThere: number;
  /** Files without a row, which are not copied. */
  leftBehind: number;
  /** Images of the database whose files are in neither store. */
  missing: string[];
}

/** How many files are copied or compared at the same time; each is in memory twice. */
const parallelFiles = 8;
/** Progress is reported after each group of this many files. */
const filesPerReport = 500;

/**
 * Copies the images of the database from one store to the other, and compares every copy with its original. After that,
 * servers find the images only in the new store. Nothing is removed. A move that was interrupted can be repeated. No server may
 * use the database in the meantime.
 * @throws MoveError; ImageStoreUnavailableError.
 */
export async function moveImages(move: Move): Promise<MoveReport> {
  const { database, from, to } = move;
  const id = await ensureBinding(database);
  await checkAndMarkStores(move, id);
  const report = await copyFiles(move);
  // Written in this order, so that servers find the images in at most one store, even if the move is interrupted between the
  // two writes.
  await from.writeMark(movedMark(id));
  await to.writeMark(id);
  await recordBinding(database);
  return report;
}

/**
 * Removes the files from the store that the images were moved away from. Before the file of an image that the database still
 * has is removed, it is compared with its copy again. Files without a row were not copied, and are removed too.
 * @returns the number of files removed.
 * @throws MoveError when the images have not been moved, and when a copy is missing or differs; ImageStoreUnavailableError.
 */
export async function removeMovedImages({ database, from, to, onProgress }: Move): Promise<number> {
  const id = (await findBinding(database))?.id;
  if (!id || (await to.readMark()) !== id || (await from.readMark()) !== movedMark(id))
    throw new MoveError(
      `The images have not been moved to ${to.location.name} yet. Run the command without --remove first.`,
    );
  const names = await listImageNames(database);
  let removed = 0;
  await forEachFile(from, async (fileName) => {
    if (names.has(imageNameOf(fileName) ?? '')) await requireEqualCopy(fileName, from, to);
    await from.remove(fileName);
    if (++removed % filesPerReport === 0) onProgress(removed);
  });
  return removed;
}

async function requireEqualCopy(fileName: string, from: ImageStore, to: ImageStore): Promise<void> {
  const [original, copy] = await Promise.all([from.read(fileName), to.read(fileName)]);
  if (original && !copy?.equals(original)) throw copyError(fileName, to);
}

/** Makes sure that neither store belongs to another database, and that no server starts with the new one before it is complete. */
async function checkAndMarkStores({ database, from, to }: Move, id: string): Promise<void> {
  const [fromMark, toMark] = await Promise.all([from.readMark(), to.readMark()]);
  const isFromInUse = fromMark === id || (fromMark === undefined && !(await findBinding(database))?.is_marked);
  if (!isFromInUse && fromMark !== movedMark(id))
    throw new MoveError(`The images of this database are not in ${from.location.name}.`);
  if (toMark === undefined && !(await isEmpty(to)))
    throw new MoveError(
      `The images cannot be moved to ${to.location.name}, which contains files that are not images of this database. Use an empty folder or bucket.`,
    );
  // The marks of an unfinished move begin with the id too.
  if (toMark !== undefined && !toMark.startsWith(id))
    throw new MoveError(
      `The images cannot be moved to ${to.location.name}, which contains images of another database. Use an empty folder or bucket.`,
    );
  if (toMark !== id || isFromInUse) await to.writeMark(movingMark(id));
}

async function isEmpty(store: ImageStore): Promise<boolean> {
  for await (const _file of store.list()) return false;
  return true;
}

async function copyFiles({ database, from, to, onProgress }: Move): Promise<MoveReport> {
  const names = await listImageNames(database);
  const report: MoveReport = { copied: 0, alreadyThere: 0, leftBehind: 0, missing: [] };
  await forEachFile(from, async (fileName) => {
    if (!names.has(imageNameOf(fileName) ?? '')) {
      report.leftBehind++;
      return;
    }
    report[await copyFile(fileName, from, to)]++;
    const done = report.copied + report.alreadyThere;
    if (done % filesPerReport === 0) onProgress(done);
  });
  report.missing = await findMissingImages(to, names);
  return report;
}

async function copyFile(fileName: string, from: ImageStore, to: ImageStore): Promise<'copied' | 'alreadyThere'> {
  const [original, earlier] = await Promise.all([from.read(fileName), to.read(fileName)]);
  if (!original)
    throw new MoveError(`${fileName} was removed in the meantime. Stop all servers, and run the command again.`);
  if (earlier?.equals(original)) return 'alreadyThere';
  await to.write(fileName, original);
  await requireEqualCopy(fileName, from, to);
  return 'copied';
}

function copyError(fileName: string, { location }: ImageStore): MoveError {
  return new MoveError(
    `The copy of ${fileName} in ${location.name} is missing, or differs from the original, which stays where it is.`,
  );
}

/** Handles several files at a time. After a failure, no more files are started. */
async function forEachFile(store: ImageStore, handle: (fileName: string) => Promise<void>): Promise<void> {
  const files = store.list()[Symbol.asyncIterator]();
  let hasFailed = false;
  async function work(): Promise<void> {
    for (;;) {
      const { value, done } = await files.next();
      if (done || hasFailed) return;
      await handle(value.fileName).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  }
  await Promise.all(Array.from({ length: parallelFiles }, work)).finally(() => files.return?.());
}
