import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import { isPostgres } from '../../src/database/engine.ts';

/** Returns the plan of a query on either engine, as text. */
export async function explain(database: Database, query: Compilable): Promise<string> {
  const { sql, parameters } = query.compile();
  const command = isPostgres(database) ? 'explain' : 'explain query plan';
  const { rows } = await database.executeQuery<object>(CompiledQuery.raw(`${command} ${sql}`, [...parameters]));
  return rows.flatMap((row) => ('detail' in row ? [row.detail] : Object.values(row))).join('\n');
}
