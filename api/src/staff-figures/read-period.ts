import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NeedCategory } from '@kindcrate/contract/needs';
import type { Database } from '../database/database.ts';
import { listNeedCategories } from '../needs/category-repository.ts';
import { listSettlements } from '../overview/settlement-repository.ts';
import { type CoinSums, readOpenCoins, sumCoins } from './coin-repository.ts';
import {
  type CategoryCount,
  countCategories,
  countDeclined,
  countEvents,
  countReceived,
  type DeclinedCount,
  type EventCount,
  type ReceivedCount,
} from './event-repository.ts';
import type { Month } from './months.ts';

/** What happened in a month, by organization. */
export interface MonthCounts {
  month: string;
  placed: EventCount[];
  received: ReceivedCount[];
  completed: EventCount[];
  declined: DeclinedCount[];
  categories: CategoryCount[];
  coins: CoinSums;
}

/** What the figures of every organization and of all together are added up from. */
export interface PeriodCounts {
  /** ISO 8601. */
  computedAt: string;
  months: MonthCounts[];
  /** Coins that donors had when the period began. */
  openBefore: number;
  brands: Awaited<ReturnType<typeof listSettlements>>;
  /** All categories of needs. */
  categories: NeedCategory[];
}

/** @param months at least one, in their order */
export async function readPeriod(database: Database, months: readonly Month[], now: Date): Promise<PeriodCounts> {
  const start = months[0]?.start ?? '';
  const end = months.at(-1)?.end ?? '';
  const counts = [];
  for (const month of months) counts.push(await readMonth(database, month));
  return {
    computedAt: now.toISOString(),
    months: counts,
    openBefore: await readOpenCoins(database, start),
    brands: await listSettlements(database, { start, end }),
    categories: await listNeedCategories(database),
  };
}

/** The embedded database blocks the event loop. Without the pauses, other requests would wait for the whole period. */
async function readMonth(database: Database, month: Month): Promise<MonthCounts> {
  const placed = await countEvents(database, month, 'submitted');
  await nextTurn();
  const received = await countReceived(database, month);
  await nextTurn();
  const completed = await countEvents(database, month, 'completed');
  await nextTurn();
  const categories = await countCategories(database, month);
  await nextTurn();
  const declined = await countDeclined(database, month);
  const coins = await sumCoins(database, month);
  return { month: month.month, placed, received, completed, declined, categories, coins };
}
