import type { Insertable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { toSearchText } from './queue-repository.ts';

/** @param itemNames the names of its items, by which a search finds it */
export async function insertOrder(
  database: Database,
  order: Insertable<Schema['orders']>,
  itemNames: readonly string[],
): Promise<void> {
  const { location, phone } = order;
  await database
    .insertInto('orders')
    .values({ ...order, search_text: toSearchText(...itemNames, location, phone) })
    .execute();
}
