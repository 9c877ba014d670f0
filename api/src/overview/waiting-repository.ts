import type { OrderStatus } from '@kindcrate/contract/orders';
import { type WaitingOrder, waitingStatuses } from '@kindcrate/contract/staff-overview';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** How many orders wait in each status, and when the first of them began to wait; statuses in which no order waits are left out. */
export async function countWaiting(database: Database, organization: string | undefined) {
  const rows = await selectWaiting(database, organization)
    .select(({ fn }) => ['orders.status', fn.countAll<number | string>().as('count')])
    .select(({ fn }) => fn.min('order_events.created_at').as('since'))
    .groupBy('orders.status')
    .execute();
  return new Map(rows.map(({ status, count, since }) => [status, { count: Number(count), since }]));
}

/** The orders that have waited longest in their status. */
export async function listLongestWaiting(
  database: Database,
  organization: string | undefined,
  limit: number,
): Promise<WaitingOrder[]> {
  const rows = await selectLongestWaiting(database, organization, limit).execute();
  return rows.map(({ id, items_name, status, organization_id, title, username, since }) => ({
    _id: id,
    itemsName: items_name,
    // The query finds no other status.
    status: status as WaitingOrder['status'],
    organization: { _id: organization_id, title },
    ...(username !== null && { donor: username }),
    since,
  }));
}

/** Joins the other tables after the limit has been applied, so that the joins read only a few rows. */
function selectLongestWaiting(database: Database, organization: string | undefined, limit: number) {
  const longest = selectWaiting(database, organization)
    .select(['orders.id', 'order_events.created_at as since'])
    .orderBy('order_events.created_at')
    .orderBy('orders.id')
    .limit(limit);
  return database
    .selectFrom(longest.as('longest'))
    .innerJoin('orders', 'orders.id', 'longest.id')
    .innerJoin('organizations', 'organizations.id', 'orders.organization_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'items_name', 'orders.status', 'orders.organization_id', 'title', 'username', 'since'])
    .orderBy('since')
    .orderBy('orders.id');
}

/**
 * The orders that wait, each joined with the event in which it reached its status. The event's status is compared with an
 * expression, because SQLite would otherwise begin with the events, and read those of every completed order.
 */
export function selectWaiting(database: Database, organization: string | undefined) {
  return database
    .selectFrom('orders')
    .innerJoin('order_events', (join) =>
      join
        .onRef('order_events.order_id', '=', 'orders.id')
        .on('order_events.status', '=', sql<OrderStatus>`orders.status || ''`),
    )
    .where('orders.status', 'in', waitingStatuses)
    .$call((query) => (organization === undefined ? query : query.where('orders.organization_id', '=', organization)));
}
