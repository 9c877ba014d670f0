import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { listItemCounts } from '../orders/item-repository.ts';
import { toSearchText } from '../orders/queue-repository.ts';

/** Repeats the condition of the index `orders_with_unclaimed_contact`, so that the database can use it. */
const hasUnclaimedContact = sql<boolean>`orders.user_id is null and (orders.location <> '' or orders.phone <> '')`;

/**
 * Removes the location and the phone from up to `limit` walk-ins that were taken in before a time, and that nobody has claimed.
 * @returns how many orders had one.
 */
export async function removeUnclaimedContacts(database: Database, before: Date, limit: number): Promise<number> {
  const orders = await database
    .selectFrom('orders')
    .select('id')
    .where(hasUnclaimedContact)
    .where('created_at', '<', before.toISOString())
    .limit(limit)
    .execute();
  for (const { id } of orders) {
    const names = (await listItemCounts(database, id)).map(({ name }) => name);
    await database
      .updateTable('orders')
      .set({ location: '', phone: '', search_text: toSearchText(...names) })
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .execute();
  }
  return orders.length;
}
