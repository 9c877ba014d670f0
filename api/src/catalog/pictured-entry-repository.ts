import { type Act, addAct } from '../audit/repository.ts';
import type { Database } from '../database/open-database.ts';
import type { PictureRow } from '../database/schema.ts';
import { addPicture, changeAlt, removePicture } from '../images/repository.ts';
import { type EntryEdit, editEntry, findNextPosition } from './entry-repository.ts';

/** Brands and donation cards, which have one picture each. */
export type PicturedTable = 'brands' | 'donation_cards';

interface NewEntry {
  title: string;
  info: string;
  /** Of donation cards only. */
  description?: string;
  hidden: number;
}

/** Adds an entry behind all others, with its picture and the act in the trail. */
export async function addPicturedEntry(
  database: Database,
  table: PicturedTable,
  entry: NewEntry,
  picture: PictureRow,
  act: Act,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await addPicture(transaction, picture);
    const position = await findNextPosition(transaction, table);
    const row = { ...entry, id: act.subject_id, picture_id: picture.id, position, is_sample: 0 };
    await transaction.insertInto(table).values(row).execute();
    await addAct(transaction, act, new Date());
  });
}

export interface PicturedEdit extends EntryEdit {
  table: PicturedTable;
  alt: string | undefined;
  /** Takes the place of the picture that the entry has. */
  picture: PictureRow | undefined;
}

/** Edits an entry and its picture; see `editEntry`. */
export async function editPicturedEntry(database: Database, edit: PicturedEdit): Promise<string[] | undefined> {
  const { table, act, alt, picture } = edit;
  const id = act.subject_id;
  return editEntry(database, edit, async (transaction) => {
    const oldId = await findPictureId(transaction, table, id);
    if (!picture) {
      if (alt !== undefined) await changeAlt(transaction, oldId, alt);
      return [];
    }
    await addPicture(transaction, picture);
    await transaction.updateTable(table).set({ picture_id: picture.id }).where('id', '=', id).execute();
    return [await removePicture(transaction, oldId)].filter((name) => name !== undefined);
  });
}

async function findPictureId(database: Database, table: PicturedTable, id: string): Promise<string> {
  const row = await database.selectFrom(table).select('picture_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.picture_id;
}
