import type { Database } from '../database/database.ts';
import { searchWordsOf, searchWordsOfPhone } from '../database/search-words.ts';

/**
 * Replaces the words by which a search finds a person, after their username, email address or phone number has changed. Call
 * it in the transaction of the change, which has locked the row. A deleted account has no words.
 */
export async function replaceUserWords(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('user_words').where('user_id', '=', id).execute();
  const user = await transaction
    .selectFrom('users')
    .select(['username', 'email', 'phone'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) return;
  const words = new Set([...searchWordsOf([user.username, user.email]), ...searchWordsOfPhone(user.phone)]);
  const rows = [...words].map((word) => ({ word, user_id: id }));
  if (rows.length) await transaction.insertInto('user_words').values(rows).execute();
}
