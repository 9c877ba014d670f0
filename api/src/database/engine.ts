import { type Kysely, PostgresAdapter } from 'kysely';

/** Checks the engine, for the few statements that differ between PostgreSQL and the embedded database. */
// biome-ignore lint/suspicious/noExplicitAny: works for a database with any tables
export function isPostgres(database: Kysely<any>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
