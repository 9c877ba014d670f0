import type { Insertable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { joinWords } from '../database/word-search.ts';
import { insertOrderSearchWords, searchWordsOfOrder } from './search-word-repository.ts';

/** @param itemNames the names of the order's items, by which a search finds the order */
export async function insertOrder(
  transaction: Database,
  order: Insertable<Schema['orders']>,
  itemNames: readonly string[],
): Promise<void> {
  const words = searchWordsOfOrder({ ...order, itemNames });
  await transaction
    .insertInto('orders')
    .values({ ...order, search_text: joinWords(words) })
    .execute();
  await insertOrderSearchWords(transaction, order.id, words);
}
