import type { Insertable } from 'kysely';
import { replaceUserSearchWords } from '../accounts/search-word-repository.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { insertOrder } from '../orders/insertion-repository.ts';

/** Everything that one order consists of. */
export interface OrderRows {
  order: Insertable<Schema['orders']>;
  items: Insertable<Schema['order_items']>[];
  /** The photo of the first item. */
  imageId: string;
  events: Insertable<Schema['order_events']>[];
  handover?: Insertable<Schema['handovers']>;
  receipt?: Insertable<Schema['receipts']>;
  earning?: Insertable<Schema['coin_entries']>;
  outcome?: Insertable<Schema['outcomes']>;
}

export async function insertAccountsAndOrders(
  database: Database,
  users: Insertable<Schema['users']>[],
  orders: readonly OrderRows[],
): Promise<void> {
  await database.insertInto('users').values(users).execute();
  for (const { id } of users) await replaceUserSearchWords(database, id);
  // Sample needs whose category is missing were not inserted, so no order or item may refer to them.
  const needs = new Set((await database.selectFrom('needs').select('id').execute()).map(({ id }) => id));
  const withoutMissingNeed = <Row extends { need_id?: string | null }>(row: Row) => ({
    ...row,
    need_id: row.need_id != null && needs.has(row.need_id) ? row.need_id : null,
  });
  for (const { order, items, imageId, events, handover, receipt, earning, outcome } of orders) {
    await insertOrder(
      database,
      withoutMissingNeed(order),
      items.map(({ name }) => name),
    );
    await database.insertInto('order_items').values(items.map(withoutMissingNeed)).execute();
    const [first] = items;
    const photo = { item_id: first?.id ?? '', position: 0, image_id: imageId };
    await database.insertInto('order_item_photos').values(photo).execute();
    await database.insertInto('order_events').values(events).execute();
    if (handover) await database.insertInto('handovers').values(handover).execute();
    if (receipt) await database.insertInto('receipts').values(receipt).execute();
    if (earning) await database.insertInto('coin_entries').values(earning).execute();
    if (outcome) await database.insertInto('outcomes').values(outcome).execute();
  }
}
