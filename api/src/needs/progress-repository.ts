import type { Database } from '../database/database.ts';

/** What orders have contributed to a need. */
export interface Progress {
  /** Pieces. */
  received: number;
  /** When pieces last arrived, or turned out to be unusable; undefined when none have arrived. */
  changedAt: string | undefined;
}

export const noProgress: Progress = { received: 0, changedAt: undefined };

/** Needs per query. SQLite accepts at most 32,766 parameters. */
const batchSize = 1_000;

/** Adds up what the items of orders have contributed to each need, by the need's id; needs without orders are left out. */
export async function readProgress(database: Database, needIds: readonly string[]): Promise<Map<string, Progress>> {
  const progress = new Map<string, Progress>();
  for (let start = 0; start < needIds.length; start += batchSize) {
    const rows = await selectProgress(database, needIds.slice(start, start + batchSize)).execute();
    for (const { id, pieces, changedAt } of rows)
      if (changedAt !== null) progress.set(id, { received: Number(pieces), changedAt });
  }
  return progress;
}

/**
 * The index `order_items_by_need` alone answers both subqueries: the first reads all entries of a need, the second only its
 * latest one. One grouped query for all needs takes twice as long on the embedded database.
 */
export function selectProgress(database: Database, needIds: readonly string[]) {
  return database
    .selectFrom('needs')
    .select(({ selectFrom }) => {
      const counted = selectFrom('order_items')
        .whereRef('order_items.need_id', '=', 'needs.id')
        .where('order_items.counted_at', 'is not', null);
      return [
        'needs.id',
        counted.select(({ fn }) => fn.sum<number | string | null>('counted_quantity').as('pieces')).as('pieces'),
        counted.select(({ fn }) => fn.max('counted_at').as('changedAt')).as('changedAt'),
      ];
    })
    .where('needs.id', 'in', needIds);
}
