import { randomUUID } from 'node:crypto';
import { limits } from '@kindcrate/contract/limits';
import type { Database } from '../database/database.ts';
import type { ThreadRow } from '../database/thread-rows.ts';
import { Failure } from '../failure.ts';
import { countEvent, secondsUntilWindowEnds } from '../rate-limits/event-limit.ts';
import { findMessageByKey, insertMessage } from './message-repository.ts';
import { updateThread } from './repository.ts';

/** A message that someone sends to a thread. */
export interface NewMessage {
  /** The id of the thread, which is also the id of its order or contact message. */
  threadId: string;
  authorId: string;
  text: string;
  /** The Idempotency-Key of the request. */
  key: string | undefined;
}

/** Milliseconds. */
const hour = 60 * 60 * 1000;

/**
 * Whether the same message has been stored before.
 * @throws Failure `idempotency_key_reused` when its key was used for another message.
 */
export async function isRepeatedMessage(
  database: Database,
  { threadId, authorId, text, key }: NewMessage,
): Promise<boolean> {
  const earlier = key === undefined ? undefined : await findMessageByKey(database, authorId, key);
  if (!earlier) return false;
  if (earlier.thread_id !== threadId || earlier.text !== text) throw new Failure('idempotency_key_reused.message');
  return true;
}

/**
 * Counts a message toward the hourly limit of the person who writes it.
 * @throws Failure `too_many_requests` when the person has written too many messages in an hour.
 */
export async function countMessage(
  database: Database,
  authorId: string,
  side: keyof typeof limits.messagesPerHour,
  now: Date,
): Promise<void> {
  const limit = { max: limits.messagesPerHour[side], window: hour, now };
  const exhaustedWindow = await countEvent(database, `${side} messages: ${authorId}`, limit);
  if (!exhaustedWindow) return;
  const retryAfter = secondsUntilWindowEnds(exhaustedWindow, limit);
  throw new Failure('too_many_requests.messages', { values: { minutes: Math.ceil(retryAfter / 60) }, retryAfter });
}

/**
 * Adds a message to a thread, which must be locked.
 * @param state the new values of other columns of the thread
 * @returns the id of the message
 * @throws Failure `conflict` when the thread is full.
 */
export async function addToThread(
  transaction: Database,
  thread: ThreadRow,
  { authorId, text, key }: NewMessage,
  { now, fromDesk, state }: { now: Date; fromDesk: boolean; state: Partial<ThreadRow> },
): Promise<string> {
  const max = limits.threadMessages;
  if (thread.length >= max) throw new Failure('conflict.thread_full', { values: { max } });
  const id = randomUUID();
  const sequence = thread.length + 1;
  const at = now.toISOString();
  await insertMessage(transaction, {
    id,
    thread_id: thread.id,
    sequence,
    from_desk: fromDesk ? 1 : 0,
    author_id: authorId,
    text,
    idempotency_key: key ?? null,
    created_at: at,
  });
  await updateThread(transaction, thread.id, { ...state, length: sequence, last_at: at });
  return id;
}
