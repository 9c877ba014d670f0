import { Kysely, type PostgresPool, sql } from 'kysely';
import { type Database, describePostgresUrl, type OpenDatabase } from './database.ts';
import { DatabaseInUseError } from './errors.ts';
import { type BeforeMigration, migrate, needsUpgrade } from './migrate.ts';
import { PortablePostgresDialect } from './postgres-dialect.ts';
import { applicationName, createMaintenancePool, createRequestPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

/** The id of the advisory lock. Any number works, as long as every server uses the same one. */
const lockId = 4_321;

/**
 * Opens a PostgreSQL database, which several servers may share, and migrates it.
 * @param url a `postgres:` URL
 * @throws DatabaseUnavailableError when the database cannot be reached.
 */
export async function openPostgresDatabase(url: string, beforeMigration?: BeforeMigration): Promise<OpenDatabase> {
  await withMaintenanceConnection(url, (database) => upgrade(database, beforeMigration));
  const { pool, readState } = createRequestPool(url);
  const database = toDatabase(pool);
  return {
    database,
    readPoolState: readState,
    runExclusively: (task) => withMaintenanceConnection(url, (connection) => withLock(connection, task)),
    close: () => database.destroy(),
  };
}

/** Only one of several servers backs up and migrates. */
async function upgrade(database: Database, beforeMigration: BeforeMigration | undefined): Promise<void> {
  if (!beforeMigration || !(await needsUpgrade(database))) return migrate(database);
  await withLock(database, async (connection) => {
    if (await needsUpgrade(connection)) await beforeMigration();
    await migrate(connection);
  });
}

/**
 * Runs a task with the lock, which PostgreSQL releases when the connection closes. The connection also closes when the server
 * process dies, so no lock is left behind.
 */
async function withLock<T>(database: Database, task: (connection: Database) => Promise<T>): Promise<T> {
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockId})`.execute(connection);
    return task(connection);
  });
}

/**
 * Runs a task on a database that the task may replace as a whole. Keeps servers from starting in the meantime.
 * @throws DatabaseInUseError when servers are connected. A server that has been idle for ten seconds has no connection, so
 * this check does not find it.
 */
export async function withReplaceablePostgres<T>(url: string, task: (database: Database) => Promise<T>): Promise<T> {
  return withMaintenanceConnection(url, (database) =>
    withLock(database, async (connection) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()
      `.execute(connection);
      if (rows[0]?.count)
        throw new DatabaseInUseError(`A server uses ${describePostgresUrl(url)}. Stop all servers first.`);
      return task(connection);
    }),
  );
}

/** Runs a task on its own connection without timeouts: a migration, or waiting for another server's migration, may take a long time. */
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
