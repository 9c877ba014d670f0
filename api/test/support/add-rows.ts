import { CompiledQuery, type RawBuilder } from 'kysely';
import { runStatement } from '../postgres/cluster.ts';
import type { TestApp } from './test-app.ts';

/** Runs a query that adds many rows, in the same way as `runInserts`. */
export async function addRows(api: TestApp, query: RawBuilder<unknown>): Promise<void> {
  const { database } = api.data;
  const { sql, parameters } = query.compile(database);
  if (parameters.length) throw new Error('Pass values with sql.lit.');
  await runInserts(api, [sql]);
}

/**
 * Runs statements that add many rows, without checking foreign keys, because that check would take longer than everything else. On
 * PostgreSQL, the statements run on a connection of their own, because the API's connections would cancel them after five seconds.
 */
export async function runInserts(api: TestApp, statements: readonly string[]): Promise<void> {
  if (api.databaseUrl) {
    await runStatement(api.databaseUrl, ['set session_replication_role = replica', ...statements].join(';'));
    return;
  }
  const run = (statement: string) => api.data.database.executeQuery(CompiledQuery.raw(statement));
  await run('pragma foreign_keys = off');
  for (const statement of statements) await run(statement);
  await run('pragma foreign_keys = on');
}
