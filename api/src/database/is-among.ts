import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './engine.ts';

/** A condition: a text is one of many. They are one parameter, because it takes milliseconds to plan a query with a thousand. */
export function isAmong(database: Database, text: Expression<string>, values: readonly string[]): RawBuilder<boolean> {
  return isPostgres(database)
    ? sql<boolean>`${text} = any(${values}::text[])`
    : sql<boolean>`${text} in (select value from json_each(${JSON.stringify(values)}))`;
}
