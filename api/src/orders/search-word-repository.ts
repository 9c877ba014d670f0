import { toIdPart } from '@kindcrate/contract/order-keys';
import { orderNumber } from '@kindcrate/contract/order-number';
import type { Database } from '../database/database.ts';
import {
  isSearchWordOfOrderNumber,
  searchWordOfOrderNumber,
  searchWordsOf,
  searchWordsOfPhone,
} from '../database/search-words.ts';
import { joinWords, separateWords } from '../database/word-search.ts';

/** The fields of an order that are searched. */
export interface SearchedOrder {
  id: string;
  itemNames: readonly string[];
  location: string;
  phone: string;
}

/** The words by which a search finds an order, without duplicates. */
export function searchWordsOfOrder({ id, itemNames, location, phone }: SearchedOrder): string[] {
  const number = searchWordOfOrderNumber(toIdPart(orderNumber(id)));
  return [...new Set([...searchWordsOf([...itemNames, location]), ...searchWordsOfPhone(phone), number])];
}

export async function insertOrderSearchWords(
  transaction: Database,
  orderId: string,
  words: readonly string[],
): Promise<void> {
  if (!words.length) return;
  const rows = words.map((word) => ({ word, order_id: orderId }));
  await transaction.insertInto('order_words').values(rows).execute();
}

/** Replaces the search words of an order whose searched fields have changed. */
export async function replaceOrderSearchWords(transaction: Database, order: SearchedOrder): Promise<void> {
  await eraseOrderSearchWords(transaction, [order.id]);
  const words = searchWordsOfOrder(order);
  await insertOrderSearchWords(
    transaction,
    order.id,
    words.filter((word) => !isSearchWordOfOrderNumber(word)),
  );
  await storeSearchText(transaction, order.id, words);
}

/** Removes the words by which a search finds these orders, except their order numbers. */
export async function eraseOrderSearchWords(transaction: Database, ids: readonly string[]): Promise<void> {
  const orders = await transaction.selectFrom('orders').select(['id', 'search_text']).where('id', 'in', ids).execute();
  for (const { id, search_text } of orders) {
    const words = separateWords(search_text);
    const erased = words.filter((word) => !isSearchWordOfOrderNumber(word));
    if (!erased.length) continue;
    // Filters by word too, because the index starts with the word.
    await transaction.deleteFrom('order_words').where('word', 'in', erased).where('order_id', '=', id).execute();
    await storeSearchText(transaction, id, words.filter(isSearchWordOfOrderNumber));
  }
}

async function storeSearchText(transaction: Database, id: string, words: readonly string[]): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ search_text: joinWords(words) })
    .where('id', '=', id)
    .execute();
}
