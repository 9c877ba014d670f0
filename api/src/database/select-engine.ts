import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeAddress } from './address.ts';
import { embeddedFile, openEmbedded } from './embedded-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { FolderHeldError } from './process-lock.ts';

/** The pictures in the folder belong to another database than the one that was to be opened. */
export class ForeignFolderError extends Error {}

/** Says in a data folder that its pictures are named by a PostgreSQL, and by which one. */
const postgresMark = 'kindcrate.postgres';

/**
 * Opens a PostgreSQL by its address, or without one the embedded database of a data folder, and brings its tables up
 * to date.
 * @throws FolderHeldError when the folder's own database, or another process, is in the way; ForeignFolderError.
 */
export async function openDatabase(folder: string, address?: string): Promise<OpenDatabase> {
  if (!address) {
    refusePostgres(folder);
    return openEmbedded(folder);
  }
  refuseEmbedded(folder);
  // Who does without PostgreSQL does not load it either.
  const { openPostgres } = await import('./postgres-database.ts');
  const opened = await openPostgres(address);
  const mark = join(folder, postgresMark);
  if (!existsSync(mark)) writeFileSync(mark, `${describeAddress(address)}\n`);
  return opened;
}

/** A setting that got lost would open an empty database, whose first sweep takes every picture away. */
function refusePostgres(folder: string): void {
  const mark = join(folder, postgresMark);
  if (!existsSync(mark)) return;
  throw new ForeignFolderError(
    `The pictures in the data folder ${folder} belong to ${readFileSync(mark, 'utf8').trim()}. Set DATABASE_URL to its address, or DATA_FOLDER to another folder.`,
  );
}

/** Its rows name the pictures in the folder; by those of another database they would all be swept away. */
function refuseEmbedded(folder: string): void {
  if (!existsSync(join(folder, embeddedFile))) return;
  throw new FolderHeldError(
    `The data folder ${folder} belongs to the embedded database in it. Set DATA_FOLDER to another one, or leave DATABASE_URL out.`,
  );
}
