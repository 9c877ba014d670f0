import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { listItemCounts } from '../orders/item-repository.ts';
import { deleteNotes } from '../orders/note-repository.ts';
import { replaceOrderSearchWords } from '../orders/search-word-repository.ts';

/** Repeats the condition of the index `orders_with_unclaimed_contact`, so that the database can use the index. */
const hasUnclaimedContact = sql<boolean>`orders.user_id is null and (orders.location <> '' or orders.phone <> '')`;

/**
 * Removes the location, the phone number and the internal notes from walk-ins that were taken in before the given time and that nobody
 * has claimed.
 * @param limit the maximum number of walk-ins with a location or phone number, and also of walk-ins with notes
 * @returns how many orders had any of the three.
 */
export async function removeUnclaimedContacts(database: Database, before: Date, limit: number): Promise<number> {
  const withContact = await database
    .selectFrom('orders')
    .select('id')
    .where(hasUnclaimedContact)
    .where('created_at', '<', before.toISOString())
    .limit(limit)
    .execute();
  const ids = new Set([...withContact, ...(await listUnclaimedWithNotes(database, before, limit))].map(({ id }) => id));
  await removeContacts(database, [...ids]);
  return ids.size;
}

/** Lists unclaimed walk-ins with notes, even those without contact details: they never had any, or these were removed. */
function listUnclaimedWithNotes(database: Database, before: Date, limit: number): Promise<{ id: string }[]> {
  return database
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .select('orders.id')
    .distinct()
    .where('orders.user_id', 'is', null)
    .where('orders.created_at', '<', before.toISOString())
    .limit(limit)
    .execute();
}

/**
 * Removes the location, the phone number and the internal notes from orders, except those that someone has claimed. Orders are
 * locked in the order of their ids, so that two removals cannot deadlock.
 */
export async function removeContacts(transaction: Database, orderIds: readonly string[]): Promise<void> {
  for (const id of orderIds.toSorted()) {
    const removed = await transaction
      .updateTable('orders')
      .set({ location: '', phone: '' })
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!removed) continue;
    await deleteNotes(transaction, [id]);
    const itemNames = (await listItemCounts(transaction, id)).map(({ name }) => name);
    await replaceOrderSearchWords(transaction, { id, itemNames, location: '', phone: '' });
  }
}
