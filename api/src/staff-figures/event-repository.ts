import type { OrderStatus } from '@kindcrate/contract/orders';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { hoursBetween } from '../database/hours-between.ts';

/** Two instants (ISO 8601). The end is excluded. */
export interface Period {
  start: string;
  end: string;
}

/** How many of an organization's orders changed to a certain status. */
export interface EventCount {
  organizationId: string;
  orders: number;
}

/** Orders of an organization that were received after the same number of hours. */
export interface ReceivedCount extends EventCount {
  /** Hours from the offer to the receipt; null for walk-ins, which were never offered. */
  hours: number | null;
  pieces: number;
}

export interface DeclinedCount extends EventCount {
  reason: string;
}

export interface CategoryCount {
  organizationId: string;
  /** Null for items without a category. */
  categoryId: string | null;
  pieces: number;
}

/** A sum or count, which PostgreSQL returns as a string. */
type Sum = number | string;

export async function countEvents(database: Database, period: Period, status: OrderStatus): Promise<EventCount[]> {
  const rows = await selectEvents(database, period, status)
    .select(({ fn }) => ['organization_id', fn.countAll<Sum>().as('orders')])
    .groupBy('organization_id')
    .execute();
  return rows.map(({ organization_id, orders }) => ({ organizationId: organization_id, orders: Number(orders) }));
}

/** Counts orders whose goods arrived and did not turn out to be unusable. */
export async function countReceived(database: Database, period: Period): Promise<ReceivedCount[]> {
  const hours = hoursBetween(database, 'orders.created_at', 'order_events.created_at');
  const rows = await selectEvents(database, period, 'received')
    .select(({ fn }) => ['organization_id', 'taken_in', hours.as('hours'), fn.countAll<Sum>().as('orders')])
    .select(({ fn }) => fn.sum<Sum | null>('orders.received_quantity').as('pieces'))
    .where(hasArrived)
    .groupBy(['organization_id', 'taken_in', hours])
    .execute();
  return rows.map(({ organization_id, taken_in, hours, orders, pieces }) => ({
    organizationId: organization_id,
    hours: taken_in ? null : Number(hours),
    orders: Number(orders),
    pieces: Number(pieces),
  }));
}

export async function countDeclined(database: Database, period: Period): Promise<DeclinedCount[]> {
  const rows = await selectEvents(database, period, 'declined')
    .select(({ fn }) => ['organization_id', 'order_events.reason', fn.countAll<Sum>().as('orders')])
    .groupBy(['organization_id', 'order_events.reason'])
    .execute();
  return rows.map(({ organization_id, reason, orders }) => ({
    organizationId: organization_id,
    reason: reason ?? '',
    orders: Number(orders),
  }));
}

/** Counts the received pieces of items by category. */
export async function countCategories(database: Database, period: Period): Promise<CategoryCount[]> {
  const rows = await selectEvents(database, period, 'received')
    .innerJoin('order_items', 'order_items.order_id', 'order_events.order_id')
    .select(({ fn }) => ['organization_id', 'category_id', fn.sum<Sum | null>('counted_quantity').as('pieces')])
    .where(hasArrived)
    .groupBy(['organization_id', 'category_id'])
    .execute();
  return rows.map(({ organization_id, category_id, pieces }) => ({
    organizationId: organization_id,
    categoryId: category_id,
    pieces: Number(pieces),
  }));
}

/** Selects the events of a period and their orders. The query can use the index `order_events_by_time`. */
function selectEvents(database: Database, { start, end }: Period, status: OrderStatus) {
  return database
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .where('order_events.status', '=', status)
    .where('order_events.created_at', '>=', start)
    .where('order_events.created_at', '<', end);
}

const hasArrived = sql<SqlBool>`orders.status in ('received', 'completed')`;
