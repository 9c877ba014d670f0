import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../paging/cursor.ts';

/** Whether a row of a table, or of its alias, comes after a place in a list that has the newest first. */
export function isOlderThan(table: string, { key, id }: Place): RawBuilder<boolean> {
  const place = sql`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)})`;
  return sql<boolean>`${place} < (${key}, ${id})`;
}
