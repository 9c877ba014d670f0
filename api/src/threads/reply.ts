import { addAuditEntry } from '../audit/repository.ts';
import type { Database } from '../database/database.ts';
import type { ThreadRow } from '../database/thread-rows.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import type { Services } from '../services.ts';
import { type Effects, transact } from '../transact.ts';
import { updateContactMessageAnswer } from './contact-repository.ts';
import { type DeskActor, lockForReply } from './lock-desk-thread.ts';
import {
  type ContactReplyMessage,
  contactReplyMessageKind,
  type ReplyNoticeMessage,
  replyNoticeMessageKind,
} from './mail.ts';
import { findFirstUnreadTime, hasUnreadReply } from './message-repository.ts';
import { readStaffThread } from './read-thread.ts';
import { updateThread } from './repository.ts';
import { addToThread, countMessage, isRepeatedMessage, type NewMessage } from './write-message.ts';

/** Milliseconds in which a donor gets at most one email about replies that they have not read. */
const noticeInterval = 10 * 60 * 1000;

/** `read` is the sequence number of the last message that the person has seen. */
type Reply = Omit<NewMessage, 'authorId'> & { read: number };

/**
 * Adds a reply from the desk to a thread, and emails the reply or a notice about it. A repeated request adds nothing.
 * @throws Failure `not_found`; `too_many_requests`; `conflict` when nobody can read the reply, or the thread is full.
 */
export async function replyToThread(
  services: Services,
  actor: DeskActor,
  { read, ...reply }: Reply,
  now = new Date(),
): Promise<void> {
  const { database } = services;
  const message = { ...reply, authorId: actor.userId };
  if (await isRepeatedMessage(database, message)) return;
  // Throws if the actor has no access to the thread, before the reply is counted: requests for other organizations' threads must
  // not use up the limit.
  await readStaffThread(database, message.threadId, actor.organizationId);
  await countMessage(database, actor.userId, 'desk', now);
  await transact(services, async (transaction, effects) => {
    const thread = await lockForReply(transaction, message.threadId, actor, now);
    // The lock makes simultaneous requests wait for each other.
    if (await isRepeatedMessage(transaction, message)) return;
    const desk_read = Math.max(thread.desk_read, Math.min(read, thread.length));
    const state = { desk_read, waiting_since: await findFirstUnreadTime(transaction, thread.id, desk_read) };
    const wasNotified = await hasRecentNotice(transaction, thread, now);
    const messageId = await addToThread(transaction, thread, message, { now, fromDesk: true, state });
    if (thread.complaint_id) await sendContactReply(transaction, effects, { thread, messageId, actor }, now);
    else if (!wasNotified) await notifyOfReply(transaction, effects, thread.id, now);
    await addReplyToAuditLog(transaction, actor, thread, now);
  });
}

/** Whether the donor was recently emailed about a reply that they have not read yet. The link in that email leads to later replies too. */
async function hasRecentNotice(transaction: Database, thread: ThreadRow, now: Date): Promise<boolean> {
  const { id, donor_read, notified_at } = thread;
  const isRecent = notified_at !== null && notified_at > new Date(now.getTime() - noticeInterval).toISOString();
  return isRecent && hasUnreadReply(transaction, id, donor_read);
}

async function notifyOfReply(transaction: Database, effects: Effects, orderId: string, now: Date): Promise<void> {
  const content: ReplyNoticeMessage = { orderId };
  await addMessage(transaction, replyNoticeMessageKind, content, now.toISOString());
  await updateThread(transaction, orderId, { notified_at: now.toISOString() });
  effects.wakeMail();
}

interface ContactReply {
  thread: ThreadRow;
  messageId: string;
  actor: DeskActor;
}

async function sendContactReply(
  transaction: Database,
  effects: Effects,
  { thread, messageId, actor }: ContactReply,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await updateContactMessageAnswer(transaction, thread.id, { answered_at: at, answered_by: actor.userId });
  const content: ContactReplyMessage = { messageId };
  await addMessage(transaction, contactReplyMessageKind, content, at);
  effects.wakeMail();
}

/** The entry leaves out the text, which the audit log would keep forever. */
async function addReplyToAuditLog(
  transaction: Database,
  { userId: actor_id }: DeskActor,
  { id, complaint_id }: ThreadRow,
  now: Date,
): Promise<void> {
  const subject_kind = complaint_id === null ? 'order' : 'message';
  await addAuditEntry(transaction, { actor_id, action: 'replied', subject_kind, subject_id: id }, now);
}
