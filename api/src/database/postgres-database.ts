import { Kysely, type PostgresPool, sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { Database, OpenDatabase } from './open-database.ts';
import { PortablePostgresDialect } from './postgres-dialect.ts';
import { connectPatiently, connectPromptly } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

/** Any number, the same in every server: the name of the lock that they take in turn. */
const turn = 4_321;

/**
 * Opens a PostgreSQL database, which several servers may share.
 * @param address a `postgres:` address
 * @throws DatabaseUnavailableError when it cannot be reached.
 */
export async function openPostgres(address: string): Promise<OpenDatabase> {
  await onOneConnection(address, migrate);
  const database = toDatabase(connectPromptly(address));
  return {
    database,
    inTurn: (task) => onOneConnection(address, (connection) => takeTurn(connection, task)),
    close: () => database.destroy(),
  };
}

/** The lock ends with its connection, and so with whoever holds it, however it dies. */
async function takeTurn<T>(database: Database, task: () => Promise<T>): Promise<T> {
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${turn})`.execute(connection);
    return task();
  });
}

/** What takes its time, waiting for another server included, has a connection of its own for that time. */
async function onOneConnection<T>(address: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = toDatabase(connectPatiently(address));
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

function toDatabase(pool: PostgresPool): Database {
  return new Kysely<Schema>({ dialect: new PortablePostgresDialect({ pool }) });
}
