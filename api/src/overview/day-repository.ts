import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What happened in one hour or minute. */
export interface TimeCount {
  /** In UTC, `YYYY-MM-DDTHH` or `YYYY-MM-DDTHH:MM`. */
  time: string;
  count: number;
}

/** What to count. */
export interface Counted {
  organization: string | undefined;
  /** ISO 8601. */
  since: string;
  /** How many characters of a time tell the hour, or the minute, that it is in. */
  timeLength: number;
}

/** How many orders were placed in each hour or minute. */
export async function countPlaced(database: Database, counted: Counted): Promise<TimeCount[]> {
  return toCounts(await selectPlaced(database, counted).execute());
}

export function selectPlaced(database: Database, { organization, since, timeLength }: Counted) {
  const time = sql<string>`substr(created_at, 1, ${sql.lit(timeLength)})`;
  return database
    .selectFrom('orders')
    .select(({ fn }) => [time.as('time'), fn.countAll<number | string>().as('count')])
    .where('created_at', '>=', since)
    .$call((query) => (organization === undefined ? query : query.where('organization_id', '=', organization)))
    .groupBy(time);
}

/** How many pieces arrived in each hour or minute. Those that turned out to be unusable do not count. */
export async function countReceived(database: Database, counted: Counted): Promise<TimeCount[]> {
  return toCounts(await selectReceived(database, counted).execute());
}

/**
 * The index `orders_by_receipt` has all of these columns. Status and organization are compared as expressions, because without statistics
 * SQLite would choose an index that begins with one of them, and read every completed order.
 */
export function selectReceived(database: Database, { organization, since, timeLength }: Counted) {
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
