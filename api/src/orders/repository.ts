import type { Handover } from '@kindcrate/contract/handovers';
import type { OrderItem } from '@kindcrate/contract/order-items';
import { nextStatuses } from '@kindcrate/contract/order-transitions';
import { type Order, type OrderStatus, orderStatuses, type StatusChange } from '@kindcrate/contract/orders';
import type { Outcome } from '@kindcrate/contract/outcomes';
import type { StaffOrder } from '@kindcrate/contract/staff-orders';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { listHandovers } from '../handovers/view-repository.ts';
import { type PhotoAddresses, withCachedSignatures } from '../images/photo-addresses.ts';
import { photoColumns, toPhoto } from '../images/repository.ts';
import { readNeedProgress } from '../needs/repository.ts';
import { listOutcomes } from '../outcomes/view-repository.ts';
import {
  type DonorPosition,
  firstPosition,
  isAfter,
  listHistories,
  listHistoriesOfUser,
} from './history-repository.ts';
import { listItems, listItemsOfUser } from './item-repository.ts';

/** How many of a user's orders one query reads. The query takes a few milliseconds. */
export const ordersPerBatch = 500;

const selectOrdersOfUser = prepareQuery((database, userId: string, time: string, id: string) =>
  selectOrders(database)
    .where('orders.user_id', '=', userId)
    .where(isAfter(time, id))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(ordersPerBatch),
);

/** The first `ordersPerBatch` orders of a user after a position, newest first. */
export async function listOrdersOfUser(
  database: Database,
  photoAddresses: PhotoAddresses,
  userId: string,
  after: DonorPosition = firstPosition,
): Promise<Order[]> {
  const rows = await selectOrdersOfUser(database, userId, after.time, after.id);
  const last = rows.at(-1);
  if (!last) return [];
  const upTo = { time: last.created_at, id: last.id };
  const addresses = withCachedSignatures(photoAddresses);
  const histories = await listHistoriesOfUser(database, userId, after, upTo);
  const items = await listItemsOfUser(database, addresses, userId, after, upTo);
  const ids = rows.map(({ id }) => id);
  const handovers = await listHandovers(database, ids);
  const outcomes = await listOutcomes(database, addresses, ids);
  return rows.map((row) => toOrder(row, { histories, items, handovers, outcomes }, addresses));
}

/** A user's own order; undefined for an order of another user. */
export async function findOrderOfUser(
  database: Database,
  photoAddresses: PhotoAddresses,
  id: string,
  userId: string,
): Promise<Order | undefined> {
  const row = await selectOrders(database)
    .where('orders.id', '=', id)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
  return row && toOrder(row, await readParts(database, photoAddresses, [id]), photoAddresses);
}

/**
 * Orders with their donors, sorted like `ids`. Unknown ids are skipped.
 * @param organizationId if given, the orders of every other organization are skipped
 */
export async function listStaffOrders(
  database: Database,
  photoAddresses: PhotoAddresses,
  ids: string[],
  organizationId?: string,
): Promise<StaffOrder[]> {
  if (!ids.length) return [];
  const rows = await selectOrders(database)
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id as donor_id', 'users.username', 'users.email'])
    .where('orders.id', 'in', ids)
    .$call((query) =>
      organizationId === undefined ? query : query.where('orders.organization_id', '=', organizationId),
    )
    .execute();
  const addresses = withCachedSignatures(photoAddresses);
  const needIds = [...new Set(rows.flatMap(({ need_id }) => need_id ?? []))];
  const [parts, progress] = await Promise.all([
    readParts(database, addresses, ids),
    readNeedProgress(database, needIds),
  ]);
  const orders = new Map(
    rows.map((row) => {
      const { donor_id: donorId, username, email } = row;
      const hasDonor = donorId !== null && username !== null && email !== null;
      const { need, ...order } = toOrder(row, parts, addresses);
      const needProgress = need && progress.get(need._id);
      return [
        row.id,
        {
          ...order,
          ...(needProgress && { need: { ...need, ...needProgress } }),
          ...(hasDonor && { donor: { _id: donorId, username, email } }),
          next: nextStatuses(row.status, 'staff'),
        },
      ];
    }),
  );
  return ids.flatMap((id) => orders.get(id) ?? []);
}

/** The ids of the donors of orders, by order id. Orders without a donor are left out. */
export async function listDonors(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await database.selectFrom('orders').select(['id', 'user_id']).where('id', 'in', ids).execute();
  return new Map(rows.flatMap(({ id, user_id }) => (user_id === null ? [] : [[id, user_id]])));
}

export async function countOrdersOfUser(
  database: Database,
  userId: string,
  statuses: readonly OrderStatus[],
): Promise<number> {
  const { count } = await database
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Orders with their details, except those that `readParts` reads: each join matches at most one row per order. The kind `earning`
 * is a literal in the SQL, because SQLite plans a query again for each value of a parameter that decides whether a partial index
 * can be used.
 */
function selectOrders(database: Database) {
  return database
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .innerJoin('pictures', 'pictures.id', 'orders.picture_id')
    .leftJoin('receipts', 'receipts.order_id', 'orders.id')
    .leftJoin('coin_entries as earning', (join) =>
      join.onRef('earning.order_id', '=', 'orders.id').on('earning.kind', '=', sql.lit('earning')),
    )
    .leftJoin('coin_entries as reversal', 'reversal.reverses_id', 'earning.id')
    .leftJoin('needs', 'needs.id', 'orders.need_id')
    .select(['orders.id', 'orders.items_name', 'orders.location', 'orders.quantity', 'orders.phone', 'orders.status'])
    .select(['orders.created_at', 'orders.organization_id', 'orders.received_quantity', 'organizations.title'])
    .select(['receipts.code', 'receipts.shows_name', 'earning.amount as earned', 'reversal.amount as reversed'])
    .select(['orders.need_id', 'needs.words', 'needs.category_id'])
    .select(photoColumns);
}

const cancelableStatuses = new Set(
  orderStatuses.filter((status) => nextStatuses(status, 'donor').includes('cancelled')),
);

type OrderWithDetails = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

/** The parts of orders that other queries read, by order id. */
interface OrderParts {
  histories: Map<string, StatusChange[]>;
  items: Map<string, OrderItem[]>;
  /** At most one for each order. */
  handovers: Map<string, Handover>;
  outcomes: Map<string, Outcome>;
}

/** Sends the queries at the same time, because on PostgreSQL each would otherwise wait for the round trip of the one before. */
async function readParts(database: Database, photoAddresses: PhotoAddresses, ids: string[]): Promise<OrderParts> {
  const [histories, items, handovers, outcomes] = await Promise.all([
    listHistories(database, ids),
    listItems(database, photoAddresses, ids),
    listHandovers(database, ids),
    listOutcomes(database, photoAddresses, ids),
  ]);
  return { histories, items, handovers, outcomes };
}

function toOrder(
  row: OrderWithDetails,
  { histories, items, handovers, outcomes }: OrderParts,
  photoAddresses: PhotoAddresses,
): Order {
  const order: Order = {
    _id: row.id,
    itemsName: row.items_name,
    location: row.location,
    charity: { _id: row.organization_id, title: row.title },
    quantity: row.quantity,
    phone: row.phone,
    status: row.status,
    image: toPhoto(row, photoAddresses),
    items: items.get(row.id) ?? [],
    createdAt: row.created_at,
    history: histories.get(row.id) ?? [],
    canCancel: cancelableStatuses.has(row.status),
    coins: (row.earned ?? 0) + (row.reversed ?? 0),
  };
  if (row.received_quantity !== null) order.receivedQuantity = row.received_quantity;
  if (row.need_id !== null && row.words !== null && row.category_id !== null)
    order.need = { _id: row.need_id, words: row.words, category: row.category_id };
  const handover = handovers.get(row.id);
  if (handover) order.handover = handover;
  const outcome = outcomes.get(row.id);
  if (outcome) order.outcome = outcome;
  if (row.code !== null) order.receipt = { code: row.code, showName: row.shows_name === 1 };
  return order;
}
