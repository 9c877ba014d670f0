import type { Selectable } from 'kysely';
import { type Act, addAct } from '../audit/repository.ts';
import type { Database } from '../database/open-database.ts';
import type { BrandRow } from '../database/schema.ts';

/** Where brands, organizations and donation cards stand. */
export type EntryTable = 'brands' | 'organizations' | 'donation_cards';

/** What an edit may write; what is undefined stays as it is. */
export interface EntryColumns {
  title?: string | undefined;
  info?: string | undefined;
  information?: string | undefined;
  description?: string | undefined;
  hidden?: number | undefined;
}

/** An edit of an entry, and how the trail tells it. */
export interface EntryEdit {
  table: EntryTable;
  /** The revision that the editor saw; without it, the edit is made whatever came between. */
  revision: number | undefined;
  columns: EntryColumns;
  act: Act;
}

/** Thrown by the work of an edit that finds somebody else came first. */
export class OutdatedEditError extends Error {}

type StateColumns = Selectable<Pick<BrandRow, 'hidden' | 'is_sample' | 'revision'>>;

export function toEntryState({ hidden, is_sample, revision }: StateColumns) {
  return { hidden: hidden === 1, isSample: is_sample === 1, revision };
}

/** The place behind all others. */
export async function findNextPosition(database: Database, table: EntryTable): Promise<number> {
  const { last } = await database
    .selectFrom(table)
    .select((select) => select.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Number(last) + 1;
}

/**
 * Writes an edit, the act and whatever else belongs to it together. The entry's row is written first, and so locked: of
 * two edits at once, `work` of the second sees what the first did.
 * @param work gives the names of the pictures that it removed
 * @returns those names; nothing, with nothing written, when somebody else came first.
 */
export async function editEntry(
  database: Database,
  edit: EntryEdit,
  work: (transaction: Database) => Promise<string[]> = async () => [],
): Promise<string[] | undefined> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await writeEdit(transaction, edit);
      await addAct(transaction, edit.act, new Date());
      return work(transaction);
    });
  } catch (error) {
    if (error instanceof OutdatedEditError) return undefined;
    throw error;
  }
}

/** What was edited is no sample any more. */
async function writeEdit(database: Database, { table, revision, columns, act }: EntryEdit): Promise<void> {
  const edited = await database
    .updateTable(table)
    .set((row) => ({ ...columns, is_sample: 0, revision: row('revision', '+', 1) }))
    .where('id', '=', act.subject_id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', Number(revision)))
    .returning('id')
    .executeTakeFirst();
  if (!edited) throw new OutdatedEditError();
}
