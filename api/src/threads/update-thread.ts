import type { AuditAction } from '@kindcrate/contract/audit';
import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { updateStaffThreadEndpoint } from '@kindcrate/contract/staff-threads';
import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import type { ThreadRow } from '../database/thread-rows.ts';
import type { Services } from '../services.ts';
import { updateContactMessageAnswer } from './contact-repository.ts';
import { type DeskActor, lockForChange } from './lock-desk-thread.ts';
import { findFirstUnreadTime } from './message-repository.ts';
import { updateThread } from './repository.ts';

type Changes = BodyOf<typeof updateStaffThreadEndpoint>;

/**
 * Marks a thread as read, as answered or as open again, and assigns it to the actor or to nobody. A change that has no effect is not
 * recorded.
 * @throws Failure `not_found`.
 */
export async function updateDeskThread(
  { database }: Services,
  id: string,
  actor: DeskActor,
  { answered, mine, read }: Changes,
  now = new Date(),
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const thread = await lockForChange(transaction, id, actor.organizationId);
    const desk_read = Math.max(thread.desk_read, Math.min(read ?? 0, thread.length));
    await updateThread(transaction, id, { desk_read });
    if (answered !== undefined) {
      const answeredUpTo = answered ? (read ?? thread.length) : 0;
      await setAnswered(transaction, { thread, actor, answered, answeredUpTo }, now);
    }
    if (mine !== undefined) await assign(transaction, thread, actor, mine ? actor.userId : null, now);
  });
}

interface AnsweredChange {
  thread: ThreadRow;
  actor: DeskActor;
  answered: boolean;
  /** The sequence number of the last message that counts as answered. */
  answeredUpTo: number;
}

async function setAnswered(
  transaction: Database,
  { thread, actor, answered, answeredUpTo }: AnsweredChange,
  now: Date,
): Promise<void> {
  if (answered === (thread.waiting_since === null)) return;
  const waitingSince = answered ? await findFirstUnreadTime(transaction, thread.id, answeredUpTo) : thread.last_at;
  await updateThread(transaction, thread.id, { waiting_since: waitingSince });
  if (thread.complaint_id) {
    const at = answered ? now.toISOString() : null;
    await updateContactMessageAnswer(transaction, thread.id, { answered_at: at, answered_by: at && actor.userId });
  }
  await addToAuditLog(transaction, answered ? 'answered' : 'reopened', thread, actor, now);
}

async function assign(transaction: Database, thread: ThreadRow, actor: DeskActor, to: string | null, now: Date) {
  if (thread.assigned_to === to) return;
  await updateThread(transaction, thread.id, { assigned_to: to });
  await addToAuditLog(transaction, to === null ? 'released messages' : 'took messages', thread, actor, now);
}

async function addToAuditLog(
  transaction: Database,
  action: AuditAction,
  { id, complaint_id }: ThreadRow,
  { userId: actor_id }: DeskActor,
  now: Date,
): Promise<void> {
  const subject_kind = complaint_id === null ? 'order' : 'message';
  await addAuditEntry(transaction, { actor_id, action, subject_kind, subject_id: id }, now);
}
