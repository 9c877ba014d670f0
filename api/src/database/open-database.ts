import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { embeddedFile, openEmbedded } from './embedded-database.ts';
import { FolderHeldError } from './process-lock.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  database: Database;
  /** Runs what servers that share the database may do one after the other only. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens a PostgreSQL by its address, or without one the embedded database of a data folder, and brings its tables up
 * to date.
 * @throws FolderHeldError when the folder's own database, or another process, is in the way.
 */
export async function openDatabase(folder: string, address?: string): Promise<OpenDatabase> {
  if (!address) return openEmbedded(folder);
  refuseEmbedded(folder);
  // Who does without PostgreSQL does not load it either.
  const { openPostgres } = await import('./postgres-database.ts');
  return openPostgres(address);
}

/** Its rows name the pictures in the folder; by those of another database they would all be swept away. */
function refuseEmbedded(folder: string): void {
  if (!existsSync(join(folder, embeddedFile))) return;
  throw new FolderHeldError(
    `The data folder ${folder} belongs to the embedded database in it. Set DATA_FOLDER to another one, or leave DATABASE_URL out.`,
  );
}
