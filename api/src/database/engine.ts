import { type Kysely, PostgresAdapter } from 'kysely';

/** For the few statements that PostgreSQL and the embedded database need written differently. */
// biome-ignore lint/suspicious/noExplicitAny: works for a database with any tables
export function isPostgres(database: Kysely<any>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
