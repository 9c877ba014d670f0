import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './engine.ts';

/**
 * Returns a string that differs after any change to the data, by this process or another one, so that a result can be cached
 * until the data changes. Read it before the data. Undefined on PostgreSQL, which has nothing comparable.
 */
export async function readDataVersion(database: Database): Promise<string | undefined> {
  if (isPostgres(database)) return undefined;
  const { rows } = await database.executeQuery<{ own: number; others: number }>(versionQuery(database));
  return rows[0] && `${rows[0].own} ${rows[0].others}`;
}

type VersionQuery = ReturnType<ReturnType<typeof sql<{ own: number; others: number }>>['compile']>;
let compiled: VersionQuery | undefined;

/** `total_changes()` counts the changes of this connection, `data_version` those of all others. */
function versionQuery(database: Database): VersionQuery {
  compiled ??= sql<{ own: number; others: number }>`
    select total_changes() as own, (select data_version from pragma_data_version) as others
  `.compile(database);
  return compiled;
}
