import type { Selectable } from 'kysely';
import type { BrandRow } from '../database/catalog-rows.ts';
import type { Database } from '../database/database.ts';
import { sampleAccountIds } from '../database/sample-accounts.ts';
import { type VisibilityColumns, visibilityAt } from '../database/visible-entries.ts';

export type EntryTable = 'brands' | 'organizations' | 'donation_cards';
/** The tables whose entries have one image each. */
export type TableWithImage = 'brands' | 'donation_cards';

/** The columns that an edit may write; undefined ones stay unchanged. */
export interface EntryColumns extends Partial<VisibilityColumns> {
  title?: string | undefined;
  info?: string | undefined;
  information?: string | undefined;
  description?: string | undefined;
}

const stateColumns = ['hidden', 'show_from', 'hide_on', 'shown_at', 'hidden_at', 'is_sample', 'revision'] as const;

type StateColumns = Selectable<Pick<BrandRow, (typeof stateColumns)[number]>>;

/** The columns that `toEntryState` needs, qualified with their table. */
export function entryStateColumns<Table extends EntryTable>(table: Table) {
  return stateColumns.map((column) => `${table}.${column}` as const);
}

export function toEntryState({ is_sample, revision, ...columns }: StateColumns) {
  const { hidden, show_from: showFrom, hide_on: hideOn } = columns;
  const visibility = visibilityAt(columns, new Date());
  return { hidden: hidden === 1, isSample: is_sample === 1, showFrom, hideOn, visibility, revision };
}

/** The position after all other entries. */
export async function findNextPosition(database: Database, table: EntryTable): Promise<number> {
  const { last } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Number(last) + 1;
}

/**
 * Writes an edit. An edited entry no longer counts as sample data. The row stays locked until the transaction ends.
 * @param revision the revision that the editor saw; if undefined, the edit overwrites whatever was saved in the meantime
 * @returns false, with nothing written, when the entry now has another revision.
 */
export async function updateEntry(
  transaction: Database,
  table: EntryTable,
  { id, revision, columns }: { id: string; revision: number | undefined; columns: EntryColumns },
): Promise<boolean> {
  const updated = await transaction
    .updateTable(table)
    .set((row) => ({ ...columns, is_sample: 0, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .$call((query) => (revision === undefined ? query : query.where('revision', '=', revision)))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function updateChangeTime(transaction: Database, table: EntryTable, id: string, now: Date): Promise<void> {
  await transaction.updateTable(table).set({ changed_at: now.toISOString() }).where('id', '=', id).execute();
}

/** The time of the latest change to each brand and organization, by id, where it is known. */
export async function listChangeTimes(database: Database): Promise<Record<string, string>> {
  const select = (table: 'brands' | 'organizations') =>
    database.selectFrom(table).select(['id', 'changed_at']).where('changed_at', 'is not', null);
  const rows = await select('brands').unionAll(select('organizations')).execute();
  return Object.fromEntries(rows.map(({ id, changed_at }) => [id, changed_at ?? '']));
}

/** Counts what is left of the sample data: entries and needs that nobody has edited, and accounts that nobody has deleted. */
export async function countSampleData(database: Database): Promise<number> {
  const count = async (table: EntryTable | 'needs') => {
    const query = database.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return Number((await query.where('is_sample', '=', 1).executeTakeFirstOrThrow()).count);
  };
  const accounts = await database
    .selectFrom('users')
    .select('id')
    .where('id', 'in', Object.values(sampleAccountIds))
    .where('deleted_at', 'is', null)
    .execute();
  const tables = ['brands', 'organizations', 'donation_cards', 'needs'] as const;
  const counts = await Promise.all(tables.map(count));
  return counts.reduce((sum, entries) => sum + entries, accounts.length);
}

interface NewEntryRow extends VisibilityColumns {
  id: string;
  title: string;
  info: string;
  /** Only donation cards have a description. */
  description?: string;
  picture_id: string;
  position: number;
  is_sample: number;
}

export async function insertEntryWithImage(database: Database, table: TableWithImage, row: NewEntryRow): Promise<void> {
  await database.insertInto(table).values(row).execute();
}

export async function findImageId(database: Database, table: TableWithImage, id: string): Promise<string> {
  const row = await database.selectFrom(table).select('picture_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.picture_id;
}

export async function updateImageId(
  database: Database,
  table: TableWithImage,
  id: string,
  imageId: string,
): Promise<void> {
  await database.updateTable(table).set({ picture_id: imageId }).where('id', '=', id).execute();
}
