import { Kysely, type PostgresPool, sql } from 'kysely';
import type { Database, OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { PortablePostgresDialect } from './postgres-dialect.ts';
import { createMaintenancePool, createRequestPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

/** The id of the advisory lock; any number that is the same in every server. */
const lockId = 4_321;

/**
 * Opens a PostgreSQL database, which several servers may share, and migrates it.
 * @param url a `postgres:` URL
 * @throws DatabaseUnavailableError when it cannot be reached.
 */
export async function openPostgresDatabase(url: string): Promise<OpenDatabase> {
  await withMaintenanceConnection(url, migrate);
  const { pool, readState } = createRequestPool(url);
  const database = toDatabase(pool);
  return {
    database,
    databasePool: readState,
    runExclusively: (task) => withMaintenanceConnection(url, (connection) => withLock(connection, task)),
    close: () => database.destroy(),
  };
}

/** Keeps the lock until its connection closes. A connection also closes when its server dies, so no lock is left behind. */
async function withLock<T>(database: Database, task: () => Promise<T>): Promise<T> {
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockId})`.execute(connection);
    return task();
  });
}

/** Runs a task on its own connection without timeouts: a migration, or the wait for another server's, may take a long time. */
export async function withMaintenanceConnection<T>(url: string, task: (database: Database) => Promise<T>): Promise<T> {
  const database = toDatabase(createMaintenancePool(url));
  try {
    return await task(database);
  } finally {
    await database.destroy();
  }
}

function toDatabase(pool: PostgresPool): Database {
  return new Kysely<Schema>({ dialect: new PortablePostgresDialect({ pool }) });
}
