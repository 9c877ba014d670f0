import { type Kysely, PostgresAdapter } from 'kysely';

/** Checks whether the engine is PostgreSQL, for the few statements that differ between the engines. */
// biome-ignore lint/suspicious/noExplicitAny: works for a database with any tables
export function isPostgres(database: Kysely<any>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
