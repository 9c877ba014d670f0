import type { OrderItem } from '@kindcrate/contract/order-items';
import type { ReceivedItem } from '@kindcrate/contract/order-receiving';
import type { Database } from '../database/database.ts';
import type { OrderItemRow } from '../database/order-item-rows.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { PhotoAddresses } from '../images/photo-addresses.ts';
import { photoColumns, toPhoto } from '../images/repository.ts';
import { type DonorPosition, isAfter, isUpTo } from './history-repository.ts';

/** An item as it is stored with a new order. */
export type NewItem = Pick<OrderItemRow, 'id' | 'name' | 'category_id' | 'quantity' | 'condition' | 'need_id'> & {
  photoIds: readonly string[];
};

const notReceived = { received_quantity: null, declined_reason: null, counted_quantity: null, counted_at: null };

/** Adds the items of a new order. Their positions are those in the list. */
export async function insertItems(database: Database, orderId: string, items: readonly NewItem[]): Promise<void> {
  const rows = items.map(({ photoIds: _, ...item }, position) => ({
    ...item,
    ...notReceived,
    order_id: orderId,
    position,
  }));
  await database.insertInto('order_items').values(rows).execute();
  const photos = items.flatMap(({ id, photoIds }) =>
    photoIds.map((image_id, position) => ({ item_id: id, position, image_id })),
  );
  if (photos.length) await database.insertInto('order_item_photos').values(photos).execute();
}

/** An item as it was offered. */
export type OfferedItem = Pick<OrderItemRow, 'id' | 'quantity' | 'need_id'>;

/** The items of an order, sorted by their position. */
export async function listOfferedItems(database: Database, orderId: string): Promise<OfferedItem[]> {
  return database
    .selectFrom('order_items')
    .select(['id', 'quantity', 'need_id'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** The pieces of each item of an order, sorted by the item's position. */
export async function listItemCounts(
  database: Database,
  orderId: string,
): Promise<Pick<OrderItem, 'name' | 'quantity' | 'receivedQuantity' | 'declinedReason'>[]> {
  const rows = await database
    .selectFrom('order_items')
    .select(['name', 'quantity', 'received_quantity', 'declined_reason'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ name, quantity, received_quantity, declined_reason }) => ({
    name,
    quantity,
    ...(received_quantity !== null && { receivedQuantity: received_quantity }),
    ...(declined_reason !== null && { declinedReason: declined_reason }),
  }));
}

/** Stores how many pieces of each item were received. From then on, they count toward the need of the item. */
export async function receiveItems(database: Database, items: readonly ReceivedItem[], now: Date): Promise<void> {
  for (const { _id, receivedQuantity, declinedReason } of items) {
    await database
      .updateTable('order_items')
      .set({
        received_quantity: receivedQuantity,
        declined_reason: declinedReason || null,
        counted_quantity: receivedQuantity,
        counted_at: now.toISOString(),
      })
      .where('id', '=', _id)
      .execute();
  }
}

/** Stores that the items of an order turned out to be unusable, so that they no longer count toward their needs. */
export async function resetItemCounts(database: Database, orderId: string, now: Date): Promise<void> {
  await database
    .updateTable('order_items')
    .set({ counted_quantity: 0, counted_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .execute();
}

/** The items of several orders, by order id. */
export async function listItems(
  database: Database,
  photoAddresses: PhotoAddresses,
  orderIds: readonly string[],
): Promise<Map<string, OrderItem[]>> {
  return toItems(await selectItems(database).where('order_items.order_id', 'in', orderIds).execute(), photoAddresses);
}

const selectItemsOfUser = prepareQuery(
  (database, userId: string, time: string, id: string, lastTime: string, lastId: string) =>
    // A subquery, because SQLite always begins with the table before a left join, so a join would read the items of all donors.
    selectItems(database).where('order_items.order_id', 'in', ({ selectFrom }) =>
      selectFrom('orders')
        .select('orders.id')
        .where('orders.user_id', '=', userId)
        .where(isAfter(time, id))
        .where(isUpTo(lastTime, lastId)),
    ),
);

/** The items of a donor's orders after one position and up to another, by order id. */
export async function listItemsOfUser(
  database: Database,
  photoAddresses: PhotoAddresses,
  userId: string,
  after: DonorPosition,
  upTo: DonorPosition,
): Promise<Map<string, OrderItem[]>> {
  const rows = await selectItemsOfUser(database, userId, after.time, after.id, upTo.time, upTo.id);
  return toItems(rows, photoAddresses);
}

/** One row for each photo, or a single one for an item without photos. Categories and needs may have been deleted. */
function selectItems(database: Database) {
  return database
    .selectFrom('order_items')
    .leftJoin('need_categories', 'need_categories.id', 'order_items.category_id')
    .leftJoin('needs', 'needs.id', 'order_items.need_id')
    .leftJoin('order_item_photos', 'order_item_photos.item_id', 'order_items.id')
    .leftJoin('pictures', 'pictures.id', 'order_item_photos.image_id')
    .select(['order_items.order_id', 'order_items.id', 'order_items.position', 'order_items.name as item_name'])
    .select(['order_items.quantity', 'order_items.condition', 'order_items.need_id'])
    .select(['order_items.received_quantity', 'order_items.declined_reason', 'order_items.category_id'])
    .select(['need_categories.title as category', 'needs.words', 'needs.category_id as need_category'])
    .select(['order_item_photos.position as photo_position', ...photoColumns]);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

/** Groups rows into items by order. The items are sorted here, because the database would sort those of all orders together. */
function toItems(rows: ItemRow[], photoAddresses: PhotoAddresses): Map<string, OrderItem[]> {
  const orders = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...orders].map(([orderId, itemRows]) => {
      itemRows.sort((a, b) => a.position - b.position || Number(a.photo_position) - Number(b.photo_position));
      const items = Map.groupBy(itemRows, ({ id }) => id);
      return [orderId, [...items.values()].map((photoRows) => toItem(photoRows, photoAddresses))];
    }),
  );
}

function toItem(rows: ItemRow[], photoAddresses: PhotoAddresses): OrderItem {
  const [row] = rows as [ItemRow];
  const item: OrderItem = {
    _id: row.id,
    name: row.item_name,
    quantity: row.quantity,
    photos: rows.flatMap(({ name, width, height, alt }) =>
      name === null || width === null || height === null || alt === null
        ? []
        : toPhoto({ name, width, height, alt }, photoAddresses),
    ),
  };
  if (row.category_id !== null && row.category !== null) item.category = { _id: row.category_id, name: row.category };
  if (row.condition !== null) item.condition = row.condition;
  if (row.need_id !== null && row.words !== null && row.need_category !== null)
    item.need = { _id: row.need_id, words: row.words, category: row.need_category };
  if (row.received_quantity !== null) item.receivedQuantity = row.received_quantity;
  if (row.declined_reason !== null) item.declinedReason = row.declined_reason;
  return item;
}
