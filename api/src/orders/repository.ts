import { nextStatuses } from '@kindcrate/contract/order-transitions';
import type { Order, OrderStatus, OrderStep } from '@kindcrate/contract/orders';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import type { Database } from '../database/open-database.ts';
import { pictureColumns, toPicture } from '../images/repository.ts';
import { findHistories, findHistoriesOfUser } from './event-repository.ts';

/** A user's orders, newest first. */
export async function listOrdersOfUser(database: Database, userId: string): Promise<Order[]> {
  const rows = await wholeOrders(database)
    .where('orders.user_id', '=', userId)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .execute();
  const histories = await findHistoriesOfUser(database, userId);
  return rows.map((row) => toOrder(row, histories));
}

/** An order of a user; nothing when it is somebody else's. */
export async function findOrderOfUser(database: Database, id: string, userId: string): Promise<Order | undefined> {
  const row = await wholeOrders(database)
    .where('orders.id', '=', id)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
  return row && toOrder(row, await findHistories(database, [id]));
}

/** Orders with their donors, in the order of their ids; an id that no order has is left out. */
export async function findStaffOrders(database: Database, ids: string[]): Promise<StaffOrder[]> {
  if (!ids.length) return [];
  const rows = await wholeOrders(database)
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id as donor_id', 'users.username', 'users.email'])
    .where('orders.id', 'in', ids)
    .execute();
  const histories = await findHistories(database, ids);
  const orders = new Map(
    rows.map((row) => {
      const donor = { _id: row.donor_id, username: row.username, email: row.email };
      return [row.id, { ...toOrder(row, histories), donor, next: nextStatuses(row.status, 'staff') }];
    }),
  );
  return ids.flatMap((id) => orders.get(id) ?? []);
}

/** How far an order is. */
export async function findOrderStatus(database: Database, id: string): Promise<OrderStatus | undefined> {
  return (await database.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst())?.status;
}

/** An order with all that hangs on it, at most one row of each. */
function wholeOrders(database: Database) {
  return database
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .innerJoin('pictures', 'pictures.id', 'orders.picture_id')
    .leftJoin('receipts', 'receipts.order_id', 'orders.id')
    .leftJoin('coin_entries as earning', (join) =>
      join.onRef('earning.order_id', '=', 'orders.id').on('earning.kind', '=', 'earning'),
    )
    .leftJoin('coin_entries as reversal', 'reversal.reverses_id', 'earning.id')
    .select(['orders.id', 'orders.items_name', 'orders.location', 'orders.quantity', 'orders.phone', 'orders.status'])
    .select(['orders.created_at', 'orders.organization_id', 'orders.received_quantity', 'organizations.title'])
    .select(['receipts.code', 'receipts.shows_name', 'earning.amount as earned', 'reversal.amount as reversed'])
    .select(pictureColumns);
}

type WholeOrder = Awaited<ReturnType<ReturnType<typeof wholeOrders>['execute']>>[number];

function toOrder(row: WholeOrder, histories: Map<string, OrderStep[]>): Order {
  return {
    _id: row.id,
    itemsName: row.items_name,
    location: row.location,
    charity: { _id: row.organization_id, title: row.title },
    quantity: row.quantity,
    phone: row.phone,
    status: row.status,
    image: toPicture(row),
    createdAt: row.created_at,
    history: histories.get(row.id) ?? [],
    canCancel: nextStatuses(row.status, 'donor').includes('cancelled'),
    coins: (row.earned ?? 0) + (row.reversed ?? 0),
    ...(row.received_quantity !== null && { receivedQuantity: row.received_quantity }),
    ...(row.code !== null && { receipt: { code: row.code, showName: row.shows_name === 1 } }),
  };
}
