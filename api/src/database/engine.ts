import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether a database is PostgreSQL, and not the embedded one: for the few things that both write differently. */
// biome-ignore lint/suspicious/noExplicitAny: it is the same for whatever tables
export function isPostgres(database: Kysely<any>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
