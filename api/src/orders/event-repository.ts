import { randomUUID } from 'node:crypto';
import { type OrderStatus, type OrderStep, orderStatuses } from '@kindcrate/contract/orders';
import type { Database } from '../database/open-database.ts';
import { addMessage } from '../mail/outbox-repository.ts';

/** A step of an order, with what is worth telling its donor about it. */
export interface OrderEvent {
  orderId: string;
  status: OrderStatus;
  actorId: string;
  /** ISO 8601. */
  at: string;
  reason?: string | undefined;
  /** Pieces that really came. */
  quantity?: number | undefined;
  /** Coins that were given with it; below 0 when they were taken back. */
  coins?: number | undefined;
}

export const orderMessageKind = 'order status';

/** What the outbox keeps of a step. */
export type OrderMessage = Omit<OrderEvent, 'actorId' | 'at'>;

/** Writes a step and the message about it. */
export async function addOrderEvent(database: Database, { actorId, at, ...event }: OrderEvent): Promise<void> {
  const { orderId, status, reason = null } = event;
  await database
    .insertInto('order_events')
    .values({ id: randomUUID(), order_id: orderId, status, actor_id: actorId, reason, created_at: at })
    .execute();
  await addMessage(database, orderMessageKind, event satisfies OrderMessage, at);
}

/** The steps of all orders of a user, by order. */
export async function findHistoriesOfUser(database: Database, userId: string): Promise<Map<string, OrderStep[]>> {
  return toHistories(
    await steps(database)
      .innerJoin('orders', 'orders.id', 'order_events.order_id')
      .where('orders.user_id', '=', userId)
      .execute(),
  );
}

/** The steps of some orders, by order. */
export async function findHistories(database: Database, orderIds: string[]): Promise<Map<string, OrderStep[]>> {
  return toHistories(await steps(database).where('order_events.order_id', 'in', orderIds).execute());
}

function steps(database: Database) {
  return database
    .selectFrom('order_events')
    .select(['order_events.order_id', 'order_events.status', 'order_events.created_at', 'order_events.reason']);
}

type Step = Awaited<ReturnType<ReturnType<typeof steps>['execute']>>[number];

const rank = new Map<string, number>(orderStatuses.map((status, index) => [status, index]));

/** By rank, not by time: every step leads to a later one in the list of statuses, whatever a clock says. */
const byRank = (one: OrderStep, other: OrderStep) => Number(rank.get(one.status)) - Number(rank.get(other.status));

function toHistories(rows: Step[]): Map<string, OrderStep[]> {
  const histories = new Map<string, OrderStep[]>();
  for (const { order_id, status, created_at: at, reason } of rows) {
    const step = reason === null ? { status, at } : { status, at, reason };
    const history = histories.get(order_id);
    if (history) history.push(step);
    else histories.set(order_id, [step]);
  }
  for (const history of histories.values()) history.sort(byRank);
  return histories;
}
