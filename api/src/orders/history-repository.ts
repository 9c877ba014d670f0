import { randomUUID } from 'node:crypto';
import { type OrderStatus, orderStatuses, type StatusChange } from '@kindcrate/contract/orders';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { OrderEventRow, Schema } from '../database/schema.ts';

/** The position of an order in its donor's list, which is sorted newest first, and by id within the same millisecond. */
export interface DonorPosition {
  time: string;
  id: string;
}

/** The position before every order: `~` sorts after every character of a time. */
export const firstPosition: DonorPosition = { time: '~', id: '' };

interface NewStatusChange {
  orderId: string;
  status: OrderStatus;
  actorId: string;
  reason?: string | undefined;
  now: Date;
}

/** Adds a status change to the history of an order. */
export async function addStatusChange(
  database: Database,
  { orderId, status, actorId, reason, now }: NewStatusChange,
): Promise<void> {
  const row = { order_id: orderId, status, actor_id: actorId, reason: reason ?? null, created_at: now.toISOString() };
  await database
    .insertInto('order_events')
    .values({ id: randomUUID(), ...row })
    .execute();
}

/** Who changed an order to a status, and why; undefined if the order never had that status. */
export async function findStatusChange(
  database: Database,
  orderId: string,
  status: OrderStatus,
): Promise<Pick<OrderEventRow, 'actor_id' | 'reason'> | undefined> {
  return database
    .selectFrom('order_events')
    .select(['actor_id', 'reason'])
    .where('order_id', '=', orderId)
    .where('status', '=', status)
    .executeTakeFirst();
}

/** The histories of several orders, by order id. */
export async function listHistories(database: Database, orderIds: string[]): Promise<Map<string, StatusChange[]>> {
  return toHistories(await selectStatusChanges(database).where('order_events.order_id', 'in', orderIds).execute());
}

function selectStatusChanges(database: Database) {
  return database
    .selectFrom('order_events')
    .select(['order_events.order_id', 'order_events.status', 'order_events.created_at', 'order_events.reason']);
}

const selectStatusChangesOfUser = prepareQuery(
  (database, userId: string, time: string, id: string, lastTime: string, lastId: string) =>
    selectStatusChanges(database)
      .innerJoin('orders', 'orders.id', 'order_events.order_id')
      .where('orders.user_id', '=', userId)
      .where(isAfter(time, id))
      .where(isUpTo(lastTime, lastId)),
);

/** The histories of a donor's orders after one position and up to another, by order id. */
export async function listHistoriesOfUser(
  database: Database,
  userId: string,
  after: DonorPosition,
  upTo: DonorPosition,
): Promise<Map<string, StatusChange[]>> {
  return toHistories(await selectStatusChangesOfUser(database, userId, after.time, after.id, upTo.time, upTo.id));
}

type StatusChangeRow = Awaited<ReturnType<ReturnType<typeof selectStatusChanges>['execute']>>[number];

const rank = new Map<string, number>(orderStatuses.map((status, index) => [status, index]));

/** Every transition leads to a later status in `orderStatuses`, so sorting by rank is correct even if a clock was wrong. */
const byRank = (a: StatusChange, b: StatusChange) => Number(rank.get(a.status)) - Number(rank.get(b.status));

function toHistories(rows: StatusChangeRow[]): Map<string, StatusChange[]> {
  const histories = new Map<string, StatusChange[]>();
  for (const { order_id, status, created_at: at, reason } of rows) {
    const change = reason === null ? { status, at } : { status, at, reason };
    const history = histories.get(order_id);
    if (history) history.push(change);
    else histories.set(order_id, [change]);
  }
  for (const history of histories.values()) history.sort(byRank);
  return histories;
}

/**
 * The condition that an order comes after a position. `created_at <= time` is a separate condition, because it is the only part
 * that can use an index.
 */
export function isAfter(time: string, id: string) {
  return ({ and, eb, or }: ExpressionBuilder<Schema, 'orders'>) =>
    and([eb('orders.created_at', '<=', time), or([eb('orders.created_at', '<', time), eb('orders.id', '>', id)])]);
}

/** The condition that an order is at a position or before it. */
export function isUpTo(time: string, id: string) {
  return ({ and, eb, or }: ExpressionBuilder<Schema, 'orders'>) =>
    and([eb('orders.created_at', '>=', time), or([eb('orders.created_at', '>', time), eb('orders.id', '<=', id)])]);
}
