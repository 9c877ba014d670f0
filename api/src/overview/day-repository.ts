import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What happened in one minute, `YYYY-MM-DDTHH:MM` in UTC. */
export interface MinuteCount {
  minute: string;
  count: number;
}

/** How many orders were placed in each minute since a time (ISO 8601). */
export async function countPlaced(
  database: Database,
  organization: string | undefined,
  since: string,
): Promise<MinuteCount[]> {
  return toCounts(await selectPlaced(database, organization, since).execute());
}

export function selectPlaced(database: Database, organization: string | undefined, since: string) {
  const minute = sql<string>`substr(created_at, 1, 16)`;
  return database
    .selectFrom('orders')
    .select(({ fn }) => [minute.as('minute'), fn.countAll<number | string>().as('count')])
    .where('created_at', '>=', since)
    .$call((query) => (organization === undefined ? query : query.where('organization_id', '=', organization)))
    .groupBy(minute);
}

/** How many pieces arrived in each minute since a time (ISO 8601). Those that turned out to be unusable do not count. */
export async function countReceived(
  database: Database,
  organization: string | undefined,
  since: string,
): Promise<MinuteCount[]> {
  return toCounts(await selectReceived(database, organization, since).execute());
}

/**
 * The index `orders_by_receipt` has all of these columns. Status and organization are compared as expressions, because without statistics
 * SQLite would choose an index that begins with one of them, and read every completed order.
 */
export function selectReceived(database: Database, organization: string | undefined, since: string) {
  const minute = sql<string>`substr(received_at, 1, 16)`;
  const status = sql<string>`status || ''`;
  return database
    .selectFrom('orders')
    .select(({ fn }) => [minute.as('minute'), fn.sum<number | string>('received_quantity').as('count')])
    .where('received_at', 'is not', null)
    .where('received_at', '>=', since)
    .where(status, 'in', ['received', 'completed'])
    .$call((query) =>
      organization === undefined ? query : query.where(sql<string>`organization_id || ''`, '=', organization),
    )
    .groupBy(minute);
}

const toCounts = (rows: { minute: string; count: number | string }[]) =>
  rows.map(({ minute, count }) => ({ minute, count: Number(count) }));
