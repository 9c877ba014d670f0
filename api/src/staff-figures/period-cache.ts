import type { Month } from '@kindcrate/contract/months';
import type { Database } from '../database/database.ts';
import { type PeriodCounts, readPeriod } from './read-period.ts';

/** Milliseconds for which counts are reused. */
const lifetime = 60_000;

/** The maximum number of periods in the cache. A period of 24 months with 50 organizations takes about 2 MB. */
const maxPeriods = 8;

interface CachedPeriod {
  readAt: number;
  counts: Promise<PeriodCounts>;
}

/**
 * Creates the function that returns the counts of a period. The function reads a period at most once a minute, however many
 * people request it. The counts cover all organizations, so that they can be used for any organization.
 */
export function createPeriodCache(database: Database, now: () => Date = () => new Date()) {
  const periods = new Map<string, CachedPeriod>();

  return async (months: readonly Month[]): Promise<PeriodCounts> => {
    const key = `${months[0]?.start} ${months.at(-1)?.end}`;
    const time = now();
    const cached = periods.get(key);
    // The absolute value covers a clock that was set back.
    if (cached && Math.abs(time.getTime() - cached.readAt) < lifetime) return cached.counts;
    const counts = readPeriod(database, months, time);
    const entry = { readAt: time.getTime(), counts };
    periods.delete(key);
    periods.set(key, entry);
    const [oldest] = periods.keys();
    if (periods.size > maxPeriods && oldest !== undefined) periods.delete(oldest);
    try {
      return await counts;
    } catch (error) {
      if (periods.get(key) === entry) periods.delete(key);
      throw error;
    }
  };
}
