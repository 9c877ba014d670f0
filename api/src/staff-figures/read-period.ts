import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Month } from '@kindcrate/contract/months';
import type { NeedCategory } from '@kindcrate/contract/needs';
import type { Database } from '../database/database.ts';
import { listNeedCategories } from '../needs/category-repository.ts';
import { listSpent } from '../settlements/spent-repository.ts';
import { readOpenCoins, sumCoins } from './coin-repository.ts';
import { mergeReceived } from './count-orders.ts';
import { countCategories, countDeclined, countEvents, countReceived } from './event-repository.ts';
import type { MonthCounts } from './month-counts.ts';
import { toSpans } from './months.ts';

/** The counts from which all figures of a period are computed. */
export interface PeriodCounts {
  /** ISO 8601. */
  computedAt: string;
  months: MonthCounts[];
  /** Coins that donors had when the period began. */
  openBefore: number;
  brands: Awaited<ReturnType<typeof listSpent>>;
  /** All need categories. */
  categories: NeedCategory[];
}

/** Reads the counts of consecutive months. @param months at least one, oldest first */
export async function readPeriod(database: Database, months: readonly Month[], now: Date): Promise<PeriodCounts> {
  const start = months[0]?.start ?? '';
  const end = months.at(-1)?.end ?? '';
  const counts = [];
  for (const month of months) counts.push(await readMonth(database, month));
  return {
    computedAt: now.toISOString(),
    months: counts,
    openBefore: await readOpenCoins(database, start),
    brands: await listSpent(database, { start, end }),
    categories: await listNeedCategories(database),
  };
}

/**
 * Reads a month in spans of two days. The embedded database blocks the event loop during a query, so other requests would wait
 * while a whole month is read.
 */
async function readMonth(database: Database, month: Month): Promise<MonthCounts> {
  const counts: Omit<MonthCounts, 'month' | 'coins'> = {
    placed: [],
    received: [],
    completed: [],
    declined: [],
    categories: [],
  };
  for (const span of toSpans(month)) {
    counts.placed.push(...(await countEvents(database, span, 'submitted')));
    await nextTurn();
    counts.received.push(...(await countReceived(database, span)));
    await nextTurn();
    counts.completed.push(...(await countEvents(database, span, 'completed')));
    await nextTurn();
    counts.categories.push(...(await countCategories(database, span)));
    await nextTurn();
    counts.declined.push(...(await countDeclined(database, span)));
    await nextTurn();
  }
  const coins = await sumCoins(database, month);
  return { ...counts, month: month.month, received: mergeReceived(counts.received), coins };
}
