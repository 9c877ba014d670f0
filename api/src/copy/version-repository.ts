import type { CopyOverrides, PublishedCopy } from '@kindcrate/contract/copy-fields';
import type { CopyChange } from '@kindcrate/contract/staff-copy';
import type { Database } from '../database/database.ts';
import type { CopyVersionRow } from '../database/site-copy-rows.ts';
import { type Page, pageSize, takePage } from '../paging/page.ts';

/** The version of a page that visitors see. */
export interface LiveVersion {
  version: number;
  overrides: CopyOverrides;
  /** The username; null if the account was deleted. */
  by: string | null;
  at: string;
}

/** The live version of each page that has been changed at the desk. */
export async function listLiveVersions(database: Database): Promise<Map<string, LiveVersion>> {
  const rows = await selectLive(database).orderBy('version.page').execute();
  return new Map(rows.map((row) => [row.page, toLive(row)]));
}

/** The published values that override those of the copy files. */
export async function readPublishedCopy(database: Database): Promise<PublishedCopy> {
  const live = await listLiveVersions(database);
  return Object.fromEntries([...live].map(([page, { overrides }]) => [page, overrides]));
}

export async function findLiveVersion(database: Database, page: string): Promise<LiveVersion | undefined> {
  const row = await selectLive(database).where('version.page', '=', page).executeTakeFirst();
  return row && toLive(row);
}

function selectLive(database: Database) {
  const latest = database
    .selectFrom('copy_versions')
    .select('page')
    .select(({ fn }) => fn.max('version').as('version'))
    .groupBy('page')
    .as('latest');
  return selectVersions(database).innerJoin(latest, (join) =>
    join.onRef('latest.page', '=', 'version.page').onRef('latest.version', '=', 'version.version'),
  );
}

function selectVersions(database: Database) {
  return database
    .selectFrom('copy_versions as version')
    .innerJoin('users', 'users.id', 'version.actor_id')
    .select(['version.page', 'version.version', 'version.overrides', 'version.changes', 'version.created_at'])
    .select(['users.username', 'users.deleted_at']);
}

type Row = Omit<CopyVersionRow, 'id' | 'actor_id'> & { username: string; deleted_at: string | null };

const usernameOf = ({ username, deleted_at }: Pick<Row, 'username' | 'deleted_at'>) =>
  deleted_at === null ? username : null;

const toLive = (row: Row): LiveVersion => ({
  version: row.version,
  overrides: JSON.parse(row.overrides),
  by: usernameOf(row),
  at: row.created_at,
});

/** One page of the versions before the given one, newest first. */
export async function listVersions(database: Database, page: string, before: number | undefined) {
  const rows = await selectVersions(database)
    .where('version.page', '=', page)
    .$call((query) => (before === undefined ? query : query.where('version.version', '<', before)))
    .orderBy('version.version', 'desc')
    .limit(pageSize + 1)
    .execute();
  const found: Page<Row> = takePage(rows, ({ version }) => ({ key: `${version}`, id: page }));
  return {
    ...found,
    entries: found.entries.map((row) => ({
      version: row.version,
      by: usernameOf(row),
      at: row.created_at,
      changes: JSON.parse(row.changes) as CopyChange[],
    })),
  };
}

/** The overrides of one version; none for version 0, which is the copy as it is in the file. */
export async function findOverrides(
  database: Database,
  page: string,
  version: number,
): Promise<CopyOverrides | undefined> {
  if (version === 0) return {};
  const row = await database
    .selectFrom('copy_versions')
    .select('overrides')
    .where('page', '=', page)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && (JSON.parse(row.overrides) as CopyOverrides);
}

/** @returns false when someone else has just published the same version. */
export async function insertVersion(database: Database, row: CopyVersionRow): Promise<boolean> {
  const added = await database
    .insertInto('copy_versions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['page', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
