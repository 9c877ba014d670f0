import type { Database } from '../database/database.ts';
import { addContactThread } from '../threads/repository.ts';
import { addContactMessage } from './repository.ts';

type NewMessage = Parameters<typeof addContactMessage>[1];

/** Stores a contact message, which opens a thread. */
export async function storeContactMessage(database: Database, message: NewMessage): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await addContactMessage(transaction, message);
    await addContactThread(transaction, message.id, message.created_at);
  });
}
