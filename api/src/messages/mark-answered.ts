import { addAuditEntry } from '../audit/repository.ts';
import type { Services } from '../services.ts';
import { updateContactMessageAnswer } from '../threads/contact-repository.ts';
import { lockThread, updateThread } from '../threads/repository.ts';

/** Marks a contact message as answered, or as waiting again. Does nothing when the message is already in that state. */
export async function markAnswered(
  { database }: Services,
  actorId: string,
  id: string,
  isAnswered: boolean,
): Promise<void> {
  const now = new Date();
  const answer = isAnswered
    ? { answered_at: now.toISOString(), answered_by: actorId }
    : { answered_at: null, answered_by: null };
  const action = isAnswered ? 'answered' : 'reopened';
  await database.transaction().execute(async (transaction) => {
    if (!(await updateContactMessageAnswer(transaction, id, answer))) return;
    const thread = await lockThread(transaction, id);
    const state = isAnswered ? { waiting_since: null } : { waiting_since: thread?.last_at ?? now.toISOString() };
    await updateThread(transaction, id, state);
    await addAuditEntry(transaction, { actor_id: actorId, action, subject_kind: 'message', subject_id: id }, now);
  });
}
