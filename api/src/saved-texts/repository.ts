import type { SavedText, SavedTextKind } from '@kindcrate/contract/saved-texts';
import type { Database } from '../database/database.ts';
import type { SavedTextRow } from '../database/saved-text-row.ts';

/** The saved texts of one kind or of all kinds, sorted by title. */
export async function listSavedTexts(database: Database, kind: SavedTextKind | undefined): Promise<SavedText[]> {
  const rows = await database
    .selectFrom('saved_texts')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as SavedTextKind))
    .execute();
  // Sorted here, because the two database engines compare strings differently.
  return rows.map(toSavedText).sort((a, b) => a.title.localeCompare(b.title, 'en') || (a._id < b._id ? -1 : 1));
}

export async function findSavedText(database: Database, id: string): Promise<SavedText | undefined> {
  const row = await database.selectFrom('saved_texts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSavedText(row);
}

export async function listTakenSlots(database: Database): Promise<Set<number>> {
  const rows = await database.selectFrom('saved_texts').select('slot').execute();
  return new Set(rows.map(({ slot }) => slot));
}

/** @returns false, with nothing written, when someone else has just taken the slot. */
export async function insertSavedText(database: Database, row: Omit<SavedTextRow, 'revision'>): Promise<boolean> {
  const inserted = await database
    .insertInto('saved_texts')
    .values(row)
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * @param revision the one that the editor saw; if undefined, the edit overwrites what others have saved in the meantime
 * @returns false, with nothing written, when the text is gone or has another revision.
 */
export async function updateSavedText(
  database: Database,
  { id, revision, ...columns }: Pick<SavedTextRow, 'id' | 'kind' | 'title' | 'text'> & { revision: number | undefined },
): Promise<boolean> {
  const updated = await database
    .updateTable('saved_texts')
    .set((row) => ({ ...columns, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision as number))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** @returns the title; undefined when the text was already gone. */
export async function deleteSavedText(database: Database, id: string): Promise<string | undefined> {
  const deleted = await database.deleteFrom('saved_texts').where('id', '=', id).returning('title').executeTakeFirst();
  return deleted?.title;
}

const toSavedText = ({ id, kind, title, text, revision }: Omit<SavedTextRow, 'revision'> & { revision: number }) => ({
  _id: id,
  kind,
  title,
  text,
  revision,
});
