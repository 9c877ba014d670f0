import type { CatalogVersionRow } from '../database/catalog-rows.ts';
import type { Database } from '../database/database.ts';
import { type Page, pageSize, takePage } from '../paging/page.ts';

/** Adds a version, unless the entry has one with this revision. */
export async function insertVersion(transaction: Database, row: CatalogVersionRow): Promise<void> {
  await transaction
    .insertInto('catalog_versions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['entry_id', 'revision']).doNothing())
    .execute();
}

export async function hasVersions(database: Database, entryId: string): Promise<boolean> {
  const query = database.selectFrom('catalog_versions').select('id').where('entry_id', '=', entryId).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function findVersion(database: Database, id: string): Promise<CatalogVersionRow | undefined> {
  return database.selectFrom('catalog_versions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A version and who saved it; `username` is null if the account was deleted, and for the content before the first edit. */
export type VersionWithUsername = CatalogVersionRow & { username: string | null };

/** One page of an entry's versions, newest first. @param before limits the list to earlier revisions */
export async function listVersions(
  database: Database,
  entryId: string,
  before: number | undefined,
): Promise<Page<VersionWithUsername>> {
  const rows = await database
    .selectFrom('catalog_versions as version')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'version.actor_id').on('users.deleted_at', 'is', null))
    .selectAll('version')
    .select('users.username')
    .where('version.entry_id', '=', entryId)
    .$call((query) => (before === undefined ? query : query.where('version.revision', '<', before)))
    .orderBy('version.revision', 'desc')
    .limit(pageSize + 1)
    .execute();
  return takePage(rows, ({ id, revision }) => ({ key: String(revision), id }));
}
