import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './engine.ts';

/**
 * The condition that a text is one of many values, which are passed as one parameter: planning a query with a thousand parameters takes milliseconds.
 */
export function isAmong(database: Database, text: Expression<string>, values: readonly string[]): RawBuilder<boolean> {
  return isPostgres(database)
    ? sql<boolean>`${text} = any(${values}::text[])`
    : sql<boolean>`${text} in (select value from json_each(${JSON.stringify(values)}))`;
}
