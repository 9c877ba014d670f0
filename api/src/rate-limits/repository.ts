import { sql } from 'kysely';
import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import { escapePattern, isLike } from '../database/text-search.ts';

/** The state of a counter in its current window. */
export interface WindowCount {
  count: number;
  /** End of the window, in milliseconds since 1970. */
  endsAt: number;
}

/** How far two servers' clocks may differ, in milliseconds. */
const clockTolerance = 60_000;

/**
 * Checks whether a window of this length, in milliseconds, is still running. An end that is further away than a whole
 * window was stored before the clock was set back; such a window counts as over, or it would lock people out for too long.
 */
export function isRunning({ endsAt }: WindowCount, window: number, now: number): boolean {
  return endsAt > now && endsAt <= now + window + clockTolerance;
}

interface Timing {
  /** Milliseconds. */
  window: number;
  now: Date;
}

/** SQLite takes at most 32,766 parameters in one statement, and every row needs three. */
const rowsPerStatement = 500;

/** Adds one to a counter, or starts it at one when its window is over. */
export async function incrementCounter(
  database: Database,
  { key, ...timing }: Timing & { key: string },
): Promise<WindowCount> {
  return toWindowCount(await incrementQuery(database, [[key, 1]], timing).executeTakeFirstOrThrow());
}

/**
 * Adds to many counters, in as few statements as possible. Every server locks the rows in the order of their keys, so two servers
 * that update the same rows cannot deadlock.
 */
export async function incrementCounters(
  database: Database,
  { amounts, ...timing }: Timing & { amounts: Map<string, number> },
): Promise<Map<string, WindowCount>> {
  const entries = [...amounts].sort(([keyA], [keyB]) => (keyA < keyB ? -1 : 1));
  const counts = new Map<string, WindowCount>();
  while (entries.length) {
    const rows = await incrementQuery(database, entries.splice(0, rowsPerStatement), timing).execute();
    for (const row of rows) counts.set(row.key, toWindowCount(row));
  }
  return counts;
}

/** Adds to counters. A counter whose window is over, as `isRunning` defines it, starts again. */
function incrementQuery(database: Database, amounts: [key: string, amount: number][], { window, now }: Timing) {
  const timeIn = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const isOver = sql<boolean>`
    rate_limits.ends_at <= ${timeIn(0)} or rate_limits.ends_at > ${timeIn(window + clockTolerance)}
  `;
  return database
    .insertInto('rate_limits')
    .values(amounts.map(([key, count]) => ({ key, count, ends_at: timeIn(window) })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then excluded.count else rate_limits.count + excluded.count end`,
        ends_at: sql<string>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['key', 'count', 'ends_at']);
}

function toWindowCount({ count, ends_at }: { count: number; ends_at: string }): WindowCount {
  return { count, endsAt: Date.parse(ends_at) };
}

/** Reads a counter. @returns undefined when it does not exist or its window is over. */
export async function findCounter(
  database: Database,
  { key, window, now }: Timing & { key: string },
): Promise<WindowCount | undefined> {
  const row = await database
    .selectFrom('rate_limits')
    .select(['count', 'ends_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  const found = row && toWindowCount(row);
  return found && isRunning(found, window, now.getTime()) ? found : undefined;
}

/** Subtracts one from a counter, but never goes below zero: a negative count would allow extra attempts. */
export async function decrementCounter(database: Database, key: string): Promise<void> {
  await database
    .updateTable('rate_limits')
    .set((set) => ({ count: set('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function removeCounter(database: Database, key: string): Promise<void> {
  await database.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Removes every counter whose key starts with `start` and ends with `end`. Reads all counters, so use it rarely. */
export async function removeCounters(
  database: Database,
  { start, end }: { start: string; end: string },
): Promise<void> {
  const pattern = `${escapePattern(start)}%${escapePattern(end)}`;
  await database
    .deleteFrom('rate_limits')
    .where(isLike(sql.ref('key'), pattern))
    .execute();
}

/** Removes up to `limit` counters whose window is over. @returns how many were removed. */
export async function removeEndedCounters(database: Database, now: Date, limit: number): Promise<number> {
  const ended = database
    .selectFrom('rate_limits')
    .select('key')
    .where('ends_at', '<=', now.toISOString())
    .orderBy('ends_at')
    .limit(limit);
  return countDeleted(database.deleteFrom('rate_limits').where('key', 'in', lockAvailableRows(database, ended)));
}
