import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Checks the file of the embedded database for damage, without comparing indexes with their tables.
 * @returns the first problem that SQLite finds, or `ok`
 */
export async function quickCheck(database: Database): Promise<string> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database);
  return rows[0]?.quick_check ?? 'no answer';
}

export async function readPostgresInfo(database: Database): Promise<{ version: number; encoding: string; now: Date }> {
  const { rows } = await sql<{ version: number; encoding: string; now: Date }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      clock_timestamp() as now
  `.execute(database);
  if (!rows[0]) throw new Error('PostgreSQL returned no row');
  return rows[0];
}

/** The names of the migrations that have run; none in an empty database. */
export async function listAppliedMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

/** The latest time at which any session was used, as ISO 8601. */
export async function findLatestSessionUse(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('sessions')
    .select(({ fn }) => fn.max<string | null>('last_used_at').as('latest'))
    .executeTakeFirst();
  return row?.latest ?? undefined;
}
