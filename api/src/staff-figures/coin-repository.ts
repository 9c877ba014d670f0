import type { Database } from '../database/database.ts';
import type { Period } from './event-repository.ts';

/** The coins that donors earned and spent in a period. */
export interface CoinSums {
  /** Coins earned, less those that were taken back. */
  given: number;
  spent: number;
}

export async function sumCoins(database: Database, period: Period): Promise<CoinSums> {
  const rows = await selectCoins(database, period).execute();
  const sumOf = (...kinds: string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { coins }) => sum + Number(coins), 0);
  // `0 -` avoids the result -0 when nothing was spent.
  return { given: sumOf('earning', 'reversal'), spent: 0 - sumOf('spending') };
}

/** Sums the coins of each kind of coin entry. The index `coin_entries_by_time` covers all columns that this query reads. */
function selectCoins(database: Database, { start, end }: Period) {
  return database
    .selectFrom('coin_entries')
    .select(({ fn }) => ['kind', fn.sum<number | string>('amount').as('coins')])
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .groupBy('kind');
}

/** The unspent coins that donors had at an instant (ISO 8601). */
export async function readOpenCoins(database: Database, at: string): Promise<number> {
  const { coins } = await database
    .selectFrom('coin_entries')
    .select(({ fn }) => fn.sum<number | string | null>('amount').as('coins'))
    .where('created_at', '<', at)
    .executeTakeFirstOrThrow();
  return Number(coins);
}
