import type { Database } from '../database/database.ts';
import { listMessagesFrom } from '../messages/repository.ts';
import { listCopiedMessages } from '../threads/copied-message-repository.ts';

/** The contact messages from an address, with the replies to them, and without the names of those who replied. */
export async function describeContactMessages(database: Database, emailKey: string) {
  const messages = await listMessagesFrom(database, emailKey);
  const replies = await listCopiedMessages(
    database,
    messages.map(({ _id }) => _id),
  );
  return messages.map(({ _id, name, email, subject, message, createdAt, answeredAt }) => ({
    name,
    email,
    subject,
    message,
    createdAt,
    answeredAt,
    replies: replies.get(_id) ?? [],
  }));
}
