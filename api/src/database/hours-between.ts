import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './engine.ts';

/**
 * The time between two columns with ISO 8601 times, in hours rounded to a whole number. The engines have no common function for this.
 * @param database the database that the query runs on
 */
export function hoursBetween(database: Database, from: string, to: string): RawBuilder<number | string> {
  const [start, end] = [sql.ref(from), sql.ref(to)];
  return isPostgres(database)
    ? sql`floor(extract(epoch from ${end}::timestamptz - ${start}::timestamptz) / 3600 + 0.5)`
    : sql`(unixepoch(${end}) - unixepoch(${start}) + 1800) / 3600`;
}
