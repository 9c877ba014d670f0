import { CompiledQuery, type RawBuilder } from 'kysely';
import { runStatement } from '../postgres/cluster.ts';
import type { TestApp } from './test-app.ts';

/**
 * Runs a statement that adds many rows. On PostgreSQL, it uses a connection of its own, because the connections of the API would cancel
 * such a statement after five seconds.
 */
export async function addRows(api: TestApp, query: RawBuilder<unknown>): Promise<void> {
  const { database } = api.data;
  const { sql, parameters } = query.compile(database);
  if (parameters.length) throw new Error('Pass values with sql.lit.');
  await addManyRows(api, [sql]);
}

/** Runs statements that add many rows, without checking foreign keys, which would take longer than all the rest. */
export async function addManyRows(api: TestApp, statements: readonly string[]): Promise<void> {
  if (api.databaseUrl) {
    await runStatement(api.databaseUrl, ['set session_replication_role = replica', ...statements].join(';'));
    return;
  }
  const run = (statement: string) => api.data.database.executeQuery(CompiledQuery.raw(statement));
  await run('pragma foreign_keys = off');
  for (const statement of statements) await run(statement);
  await run('pragma foreign_keys = on');
}
