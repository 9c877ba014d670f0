import type { NeedCategory } from '@kindcrate/contract/needs';
import { type Database, lockRows, lockRowsAgainstDeletion } from '../database/database.ts';
import type { NeedCategoryRow } from '../database/need-rows.ts';

/** All categories in display order, each parent before its children. */
export async function listNeedCategories(database: Database): Promise<NeedCategory[]> {
  const rows = await selectCategories(database).execute();
  const childrenOf = (parent: string | null): NeedCategoryRow[] => rows.filter(({ parent_id }) => parent_id === parent);
  return childrenOf(null)
    .flatMap((row) => [row, ...childrenOf(row.id)])
    .map(({ id, title, parent_id }) => ({ _id: id, title, parent: parent_id }));
}

/** Locks all categories until the transaction ends, and reads them in the order of their positions. */
export async function lockCategories(transaction: Database): Promise<NeedCategoryRow[]> {
  const ids = transaction.selectFrom('need_categories').select('id').orderBy('id');
  await lockRows(transaction, ids).execute();
  // Read after the locks, to see what was written by the transactions that this one waited for.
  return selectCategories(transaction).execute();
}

/** Checks whether a category exists, and keeps it from being deleted until the transaction ends. */
export async function lockCategory(transaction: Database, id: string): Promise<boolean> {
  const query = transaction.selectFrom('need_categories').select('id').where('id', '=', id);
  return (await lockRowsAgainstDeletion(transaction, query).executeTakeFirst()) !== undefined;
}

/** @returns the given ids for which a category exists. */
export async function filterCategoryIds(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const rows = await database.selectFrom('need_categories').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** @returns false, with nothing written, when the id is taken, or was that of a deleted category. */
export async function insertCategory(transaction: Database, category: NeedCategoryRow): Promise<boolean> {
  if (await isRetired(transaction, category.id)) return false;
  const inserted = await transaction
    .insertInto('need_categories')
    .values(category)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateCategory(
  transaction: Database,
  { id, ...columns }: Pick<NeedCategoryRow, 'id'> & Partial<NeedCategoryRow>,
): Promise<void> {
  await transaction.updateTable('need_categories').set(columns).where('id', '=', id).execute();
}

/** Feeds and other sites may still refer to the deleted category, so no other category may ever get its id. */
export async function deleteCategory(transaction: Database, id: string): Promise<void> {
  await transaction.insertInto('retired_need_categories').values({ id }).execute();
  await transaction.deleteFrom('need_categories').where('id', '=', id).execute();
}

async function isRetired(transaction: Database, id: string): Promise<boolean> {
  const query = transaction.selectFrom('retired_need_categories').select('id').where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function isCategoryUsed(database: Database, id: string): Promise<boolean> {
  const need = await database
    .selectFrom('needs')
    .select('id')
    .where('category_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return need !== undefined;
}

function selectCategories(database: Database) {
  return database.selectFrom('need_categories').selectAll().orderBy('position').orderBy('id');
}
