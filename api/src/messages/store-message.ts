import type { Insertable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ComplaintRow } from '../database/schema.ts';
import { addContactThread } from '../threads/repository.ts';
import { addContactMessage } from './repository.ts';

/** Stores a contact message, which opens a thread. */
export async function storeContactMessage(database: Database, message: Insertable<ComplaintRow>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await addContactMessage(transaction, message);
    await addContactThread(transaction, message.id, message.created_at);
  });
}
