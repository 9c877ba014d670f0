import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { connectEmbedded, embeddedFileName } from './embedded-database.ts';
import { isPostgres } from './engine.ts';
import { lockFolder } from './folder-lock.ts';

/** Where a database is: in PostgreSQL if there is a URL, otherwise in a data folder. */
export interface DatabaseLocation {
  folder: string;
  url: string | undefined;
}

/** Thrown when there is no database to read. */
export class NoDatabaseError extends Error {}

/**
 * Runs a task on a separate connection to a database, without migrating it. The connection does not need the folder's lock
 * and has no timeouts, so the task can run while a server is running.
 * @throws NoDatabaseError, DatabaseUnavailableError
 */
export async function withConnection<T>(
  location: DatabaseLocation,
  task: (database: Database) => Promise<T>,
): Promise<T> {
  if (location.url) {
    const { withMaintenanceConnection } = await import('./postgres-database.ts');
    return withMaintenanceConnection(location.url, task);
  }
  // Connecting would create the database.
  if (!existsSync(join(location.folder, embeddedFileName)))
    throw new NoDatabaseError(`There is no database in the data folder ${location.folder}.`);
  const database = connectEmbedded(location.folder);
  return task(database).finally(() => database.destroy());
}

/**
 * Runs a task on a database that the task may replace as a whole: nothing else can use the database meanwhile, and it is not
 * migrated first. An embedded database is created if it is missing.
 * @throws FolderLockedError, DatabaseInUseError, DatabaseUnavailableError
 */
export async function withReplaceableDatabase<T>(
  { folder, url }: DatabaseLocation,
  task: (database: Database) => Promise<T>,
): Promise<T> {
  if (url) return (await import('./postgres-database.ts')).withReplaceablePostgres(url, task);
  const unlock = lockFolder(folder);
  try {
    const database = connectEmbedded(folder);
    return await task(database).finally(() => database.destroy());
  } finally {
    unlock();
  }
}

/** Runs a task that sees the data of one moment, whatever other connections write in the meantime. */
export async function withSnapshot<T>(database: Database, task: (snapshot: Database) => Promise<T>): Promise<T> {
  return database.connection().execute(async (connection) => {
    // A Kysely transaction would take SQLite's write lock, and keep everyone else from writing.
    const begin = isPostgres(database) ? sql`begin isolation level repeatable read, read only` : sql`begin`;
    await begin.execute(connection);
    const rollback = () => sql`rollback`.execute(connection);
    const result = await task(connection).catch(async (error) => {
      // If the connection was lost, the rollback fails as well; the first error says why.
      await rollback().catch(() => {});
      throw error;
    });
    await rollback();
    return result;
  });
}
