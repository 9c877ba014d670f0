import { randomUUID } from 'node:crypto';
import { limits } from '@kindcrate/contract/limits';
import type { PersonNote } from '@kindcrate/contract/staff-person';
import { addAuditEntry } from '../audit/repository.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { countNotes, findNote, insertNote } from './note-repository.ts';
import { lockAsStaff } from './staff-lock.ts';

interface NewNote {
  actorId: string;
  /** The id of an existing account. */
  personId: string;
  text: string;
}

/**
 * Adds a note about a person. The audit entry does not contain the text, because the entry remains after the note is deleted.
 * @throws what `lockAsStaff` throws; Failure `conflict` when the maximum number of notes about the person is reached.
 */
export async function addPersonNote({ database }: Services, { actorId, personId, text }: NewNote): Promise<PersonNote> {
  const now = new Date();
  const id = randomUUID();
  return database.transaction().execute(async (transaction) => {
    await lockAsStaff(transaction, actorId, personId);
    if ((await countNotes(transaction, personId)) >= limits.personNotes) throw new Failure('conflict.person_notes');
    const note = { id, user_id: personId, author_id: actorId, text, created_at: now.toISOString() };
    await insertNote(transaction, note);
    const entry = { actor_id: actorId, action: 'added note', subject_kind: 'donor', subject_id: personId } as const;
    await addAuditEntry(transaction, entry, now);
    return findNote(transaction, id);
  });
}
