import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './engine.ts';

/**
 * The condition that a string is one of many values. The values are passed as one parameter, because planning a query with a
 * thousand parameters takes milliseconds.
 */
export function isAmong(database: Database, value: Expression<string>, values: readonly string[]): RawBuilder<boolean> {
  return isPostgres(database)
    ? sql<boolean>`${value} = any(${values}::text[])`
    : sql<boolean>`${value} in (select value from json_each(${JSON.stringify(values)}))`;
}
