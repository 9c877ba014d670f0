import { type Database, lockRows } from '../database/database.ts';

interface Answer {
  answered_at: string | null;
  answered_by: string | null;
}

/** Locks a contact message until the transaction ends. Does nothing for the id of an order. */
export async function lockContactMessage(transaction: Database, id: string): Promise<void> {
  await lockRows(transaction, transaction.selectFrom('complaints').select('id').where('id', '=', id)).execute();
}

/** Marks a contact message as answered, or as waiting again. @returns false when it was already marked so. */
export async function updateContactMessageAnswer(database: Database, id: string, answer: Answer): Promise<boolean> {
  const updated = await database
    .updateTable('complaints')
    .set(answer)
    .where('id', '=', id)
    .where('answered_at', answer.answered_at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
