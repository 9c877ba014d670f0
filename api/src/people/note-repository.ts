import type { PersonNote } from '@kindcrate/contract/staff-person';
import type { Database } from '../database/database.ts';
import type { PersonNoteRow } from '../database/person-note-row.ts';
import { type Cursor, isOlderThan, mapPage, type Page, pageSize, takePage, timeCursor } from '../paging/page.ts';

export async function insertNote(database: Database, note: PersonNoteRow): Promise<void> {
  await database.insertInto('person_notes').values(note).execute();
}

export async function countNotes(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('person_notes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of the notes about a person, newest first. */
export async function listNotes(
  database: Database,
  userId: string,
  after: Cursor | undefined,
): Promise<Page<PersonNote>> {
  const rows = await selectNotes(database)
    .where('person_notes.user_id', '=', userId)
    .$call((query) => (after ? query.where(isOlderThan('person_notes', after)) : query))
    .orderBy('person_notes.created_at', 'desc')
    .orderBy('person_notes.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return mapPage(takePage(rows, timeCursor), toNote);
}

export async function findNote(database: Database, id: string): Promise<PersonNote> {
  return toNote(await selectNotes(database).where('person_notes.id', '=', id).executeTakeFirstOrThrow());
}

function selectNotes(database: Database) {
  return database
    .selectFrom('person_notes')
    .innerJoin('users as author', 'author.id', 'person_notes.author_id')
    .select(['person_notes.id', 'person_notes.text', 'person_notes.created_at'])
    .select(['author.username', 'author.deleted_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

const toNote = ({ id: _id, text, created_at: createdAt, username, deleted_at }: Row): PersonNote => ({
  _id,
  text,
  by: deleted_at === null ? username : null,
  createdAt,
});

/** All notes about a person, newest first, for the copy of the person's data. The authors are left out. */
export async function listAllNotesAboutPerson(
  database: Database,
  userId: string,
): Promise<{ text: string; at: string }[]> {
  return database
    .selectFrom('person_notes')
    .select(['text', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function deleteNotes(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('person_notes').where('user_id', '=', userId).execute();
}
