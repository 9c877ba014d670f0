import type { Database } from '../database/database.ts';

/** A reply to a contact message, and the address to which it is sent. */
export async function findContactReply(database: Database, messageId: string) {
  return database
    .selectFrom('thread_messages as message')
    .innerJoin('threads', 'threads.id', 'message.thread_id')
    .innerJoin('complaints', 'complaints.id', 'threads.complaint_id')
    .select(['complaints.email', 'complaints.created_at as sentAt', 'message.text'])
    .where('message.id', '=', messageId)
    .executeTakeFirst();
}
