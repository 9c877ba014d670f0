import { randomUUID } from 'node:crypto';
import { type OrderStatus, orderStatuses, type StatusChange } from '@kindcrate/contract/orders';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { Schema } from '../database/schema.ts';

/** Where an order stands in the list of its donor: newest first, and by id within the same millisecond. */
export interface DonorPosition {
  time: string;
  id: string;
}

/** Before every order: `~` follows every character of a time. */
export const firstPosition: DonorPosition = { time: '~', id: '' };

interface NewStep {
  orderId: string;
  status: OrderStatus;
  actorId: string;
  reason?: string | undefined;
  now: Date;
}

/** Adds a status to the history of an order. */
export async function addHistoryStep(
  database: Database,
  { orderId, status, actorId, reason, now }: NewStep,
): Promise<void> {
  const step = { order_id: orderId, status, actor_id: actorId, reason: reason ?? null, created_at: now.toISOString() };
  await database
    .insertInto('order_events')
    .values({ id: randomUUID(), ...step })
    .execute();
}

/** The histories of several orders, by order id. */
export async function listHistories(database: Database, orderIds: string[]): Promise<Map<string, StatusChange[]>> {
  return toHistories(await steps(database).where('order_events.order_id', 'in', orderIds).execute());
}

function steps(database: Database) {
  return database
    .selectFrom('order_events')
    .select(['order_events.order_id', 'order_events.status', 'order_events.created_at', 'order_events.reason']);
}

const selectStepsOfUser = prepareQuery(
  (database, userId: string, time: string, id: string, lastTime: string, lastId: string) =>
    steps(database)
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
  return toHistories(await selectStepsOfUser(database, userId, after.time, after.id, upTo.time, upTo.id));
}

type StepRow = Awaited<ReturnType<ReturnType<typeof steps>['execute']>>[number];

const rank = new Map<string, number>(orderStatuses.map((status, index) => [status, index]));

/** Every transition leads to a status further down the list, so the rank is reliable even when a clock was not. */
const byRank = (a: StatusChange, b: StatusChange) => Number(rank.get(a.status)) - Number(rank.get(b.status));

function toHistories(rows: StepRow[]): Map<string, StatusChange[]> {
  const histories = new Map<string, StatusChange[]>();
  for (const { order_id, status, created_at: at, reason } of rows) {
    const step = reason === null ? { status, at } : { status, at, reason };
    const history = histories.get(order_id);
    if (history) history.push(step);
    else histories.set(order_id, [step]);
  }
  for (const history of histories.values()) history.sort(byRank);
  return histories;
}

/** A condition: the order comes after a position. The first part is all that an index can use. */
export function isAfter(time: string, id: string) {
  return ({ and, eb, or }: ExpressionBuilder<Schema, 'orders'>) =>
    and([eb('orders.created_at', '<=', time), or([eb('orders.created_at', '<', time), eb('orders.id', '>', id)])]);
}

/** A condition: the order comes before a position or stands at it. */
function isUpTo(time: string, id: string) {
  return ({ and, eb, or }: ExpressionBuilder<Schema, 'orders'>) =>
    and([eb('orders.created_at', '>=', time), or([eb('orders.created_at', '>', time), eb('orders.id', '<=', id)])]);
}
