import type { Database } from '../database/database.ts';

interface Answer {
  answered_at: string | null;
  answered_by: string | null;
}

/** Marks a contact message as answered or open. @returns false when it was already. */
export async function updateAnswered(database: Database, id: string, answer: Answer): Promise<boolean> {
  const updated = await database
    .updateTable('complaints')
    .set(answer)
    .where('id', '=', id)
    .where('answered_at', answer.answered_at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
