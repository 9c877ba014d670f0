import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Database } from '../database/database.ts';

/** What orders have brought for a need. */
export interface Progress {
  /** Pieces. */
  received: number;
  /** When pieces last arrived, or turned out to be unusable; undefined when none have arrived. */
  changedAt: string | undefined;
}

export const noProgress: Progress = { received: 0, changedAt: undefined };

/** The pieces of other orders have not arrived, or turned out to be unusable. */
const countedStatuses = ['received', 'completed'] satisfies OrderStatus[];

/** The statuses of orders whose pieces count, or did until they were declined. */
const arrivedStatuses = [...countedStatuses, 'declined'] satisfies OrderStatus[];

/** Needs in one query. SQLite takes at most 32,766 parameters. */
const batchSize = 1_000;

/** Adds up what the orders of each need have brought, by the need's id; needs without any are missing. */
export async function readProgress(database: Database, needIds: readonly string[]): Promise<Map<string, Progress>> {
  const progress = new Map<string, Progress>();
  for (let start = 0; start < needIds.length; start += batchSize) {
    const rows = await selectProgress(database, needIds.slice(start, start + batchSize)).execute();
    for (const { need_id, pieces, received_at } of rows)
      progress.set(need_id ?? '', { received: Number(pieces), changedAt: received_at ?? undefined });
  }
  return progress;
}

/**
 * The index `orders_by_need` answers the query alone. Both engines use it only for a list of ids: with a subquery or without a
 * condition, they would read every order that was ever received.
 */
export function selectProgress(database: Database, needIds: readonly string[]) {
  return database
    .selectFrom('orders')
    .select(({ fn }) => [
      'need_id',
      fn.sum<number | string | null>('received_quantity').filterWhere('status', 'in', countedStatuses).as('pieces'),
      fn.max('received_at').as('received_at'),
    ])
    .where('need_id', 'in', needIds)
    .where('status', 'in', arrivedStatuses)
    .groupBy('need_id');
}
