import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A number of orders or pieces in one hour or minute. */
export interface TimeCount {
  /** In UTC, `YYYY-MM-DDTHH` or `YYYY-MM-DDTHH:MM`. */
  time: string;
  count: number;
}

/** Which orders to count, and whether by hour or by minute. */
export interface CountQuery {
  organization: string | undefined;
  /** ISO 8601. */
  since: string;
  /** How many characters of an ISO 8601 time to group by: 13 for the hour, 16 for the minute. */
  timeLength: number;
}

/** How many orders were placed in each hour or minute. */
export async function countPlaced(database: Database, query: CountQuery): Promise<TimeCount[]> {
  return toCounts(await selectPlaced(database, query).execute());
}

export function selectPlaced(database: Database, { organization, since, timeLength }: CountQuery) {
  const time = sql<string>`substr(created_at, 1, ${sql.lit(timeLength)})`;
  return database
    .selectFrom('orders')
    .select(({ fn }) => [time.as('time'), fn.countAll<number | string>().as('count')])
    .where('created_at', '>=', since)
    .$call((query) => (organization === undefined ? query : query.where('organization_id', '=', organization)))
    .groupBy(time);
}

/** How many pieces arrived in each hour or minute. Pieces that turned out to be unusable are not counted. */
export async function countReceived(database: Database, query: CountQuery): Promise<TimeCount[]> {
  return toCounts(await selectReceived(database, query).execute());
}

/**
 * The index `orders_by_receipt` contains all columns of this query. Status and organization are compared as expressions,
 * because without statistics SQLite would choose an index that begins with one of them, and read every completed order.
 */
export function selectReceived(database: Database, { organization, since, timeLength }: CountQuery) {
  const time = sql<string>`substr(received_at, 1, ${sql.lit(timeLength)})`;
  const status = sql<string>`status || ''`;
  return database
    .selectFrom('orders')
    .select(({ fn }) => [time.as('time'), fn.sum<number | string>('received_quantity').as('count')])
    .where('received_at', 'is not', null)
    .where('received_at', '>=', since)
    .where(status, 'in', ['received', 'completed'])
    .$call((query) =>
      organization === undefined ? query : query.where(sql<string>`organization_id || ''`, '=', organization),
    )
    .groupBy(time);
}

const toCounts = (rows: { time: string; count: number | string }[]) =>
  rows.map(({ time, count }) => ({ time, count: Number(count) }));
