import type { Database } from '../database/database.ts';
import type { ThreadMessageRow } from '../database/thread-rows.ts';
import { colleagueColumns } from '../orders/colleague-repository.ts';

export async function insertMessage(database: Database, message: ThreadMessageRow): Promise<void> {
  await database.insertInto('thread_messages').values(message).execute();
}

/** The message that a person has sent with an Idempotency-Key. */
export async function findMessageByKey(
  database: Database,
  authorId: string,
  key: string,
): Promise<Pick<ThreadMessageRow, 'thread_id' | 'text'> | undefined> {
  return database
    .selectFrom('thread_messages')
    .select(['thread_id', 'text'])
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The time of the donor's first message after the sequence number `readUpTo`; null when there is none. */
export async function findFirstUnreadTime(
  database: Database,
  threadId: string,
  readUpTo: number,
): Promise<string | null> {
  const { at } = await database
    .selectFrom('thread_messages')
    .select(({ fn }) => fn.min<string | null>('created_at').as('at'))
    .where('thread_id', '=', threadId)
    .where('sequence', '>', readUpTo)
    .where('from_desk', '=', 0)
    .executeTakeFirstOrThrow();
  return at;
}

/** Whether the desk has written a message after the sequence number `readUpTo`, the last one that the donor has read. */
export async function hasUnreadReply(database: Database, threadId: string, readUpTo: number): Promise<boolean> {
  const unread = await database
    .selectFrom('thread_messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('sequence', '>', readUpTo)
    .where('from_desk', '=', 1)
    .executeTakeFirst();
  return unread !== undefined;
}

/** The messages of a thread, oldest first, with the people who wrote them. */
export async function listMessages(database: Database, threadId: string) {
  return database
    .selectFrom('thread_messages as message')
    .innerJoin('users', 'users.id', 'message.author_id')
    .select(['message.id', 'message.sequence', 'message.from_desk', 'message.text', 'message.created_at'])
    .select(colleagueColumns)
    .where('message.thread_id', '=', threadId)
    .orderBy('message.sequence')
    .execute();
}
