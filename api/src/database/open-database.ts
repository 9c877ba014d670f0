import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePostgresUrl, type OpenDatabase } from './database.ts';
import { embeddedFileName, openEmbeddedDatabase } from './embedded-database.ts';
import type { BeforeMigration } from './migrate.ts';

/** Thrown when the stored images belong to a database other than the configured one, or are in another store. */
export class WrongImageStoreError extends Error {}

/** The file that marks a data folder whose images belong to a PostgreSQL database, and names that database. */
const postgresMarker = 'kindcrate.postgres';

/**
 * Opens the PostgreSQL database of a URL or, without a URL, the embedded database of a data folder, and migrates it.
 * @param beforeMigration called when a database with data is about to be migrated
 * @throws FolderLockedError when another process uses the folder; WrongImageStoreError.
 */
export async function openDatabase(
  folder: string,
  url?: string,
  beforeMigration?: BeforeMigration,
): Promise<OpenDatabase> {
  refuseForeignFolder(folder, url);
  if (!url) return openEmbeddedDatabase(folder, beforeMigration);
  // Imported here, so that an installation without PostgreSQL does not load its client.
  const { openPostgresDatabase } = await import('./postgres-database.ts');
  const opened = await openPostgresDatabase(url, beforeMigration);
  markPostgresFolder(folder, url);
  return opened;
}

/** Marks a data folder as one whose images belong to a PostgreSQL database. */
export function markPostgresFolder(folder: string, url: string): void {
  const marker = join(folder, postgresMarker);
  if (!existsSync(marker)) writeFileSync(marker, `${describePostgresUrl(url)}\n`);
}

export function unmarkPostgresFolder(folder: string): void {
  rmSync(join(folder, postgresMarker), { force: true });
}

/** @throws WrongImageStoreError when the images in a data folder belong to a database of the other engine. */
export function refuseForeignFolder(folder: string, url: string | undefined): void {
  if (url) refuseEmbeddedFolder(folder);
  else refusePostgresFolder(folder);
}

/** Refuses a start without DATABASE_URL: it would open an empty database, and its first sweep would delete every image. */
function refusePostgresFolder(folder: string): void {
  const marker = join(folder, postgresMarker);
  if (!existsSync(marker)) return;
  throw new WrongImageStoreError(
    `The images in the data folder ${folder} belong to ${readFileSync(marker, 'utf8').trim()}. Set DATABASE_URL to the URL of that database, or DATA_FOLDER to another folder.`,
  );
}

/** Refuses a PostgreSQL database when the images belong to the embedded one: the first sweep would delete them all. */
function refuseEmbeddedFolder(folder: string): void {
  if (!existsSync(join(folder, embeddedFileName))) return;
  throw new WrongImageStoreError(
    `The data folder ${folder} belongs to the embedded database in it. Set DATA_FOLDER to another folder, or leave DATABASE_URL out.`,
  );
}
