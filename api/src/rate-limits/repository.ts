import { sql } from 'kysely';
import { withoutHeldRows } from '../database/held-rows.ts';
import type { Database } from '../database/open-database.ts';

export interface Tally {
  count: number;
  /** When the window is over, in milliseconds since 1970. */
  endsAt: number;
}

/** Milliseconds by which the clocks of two servers may differ, or one request overtake another on its way here. */
const clockTolerance = 60_000;

/**
 * Whether a window of so many milliseconds runs. One that ends later than any could was made by a clock that went
 * backwards since, and is over.
 */
export function isRunning({ endsAt }: Tally, window: number, now: number): boolean {
  return endsAt > now && endsAt <= now + window + clockTolerance;
}

interface Addition {
  key: string;
  amount: number;
  /** Milliseconds. */
  window: number;
  now: Date;
}

/** How many keys are written with one statement. */
const writtenAtOnce = 500;

/** Adds to what is counted under a key; the count starts anew when its window is over. */
export async function addToTally(database: Database, { key, amount, window, now }: Addition): Promise<Tally> {
  return toTally(await additionQuery(database, [[key, amount]], window, now).executeTakeFirstOrThrow());
}

/**
 * Adds to many at once, each key once, in one order everywhere: two servers that add to the same rows then wait for each
 * other, and never both at once.
 */
export async function addToTallies(
  database: Database,
  { window, amounts, now }: { window: number; amounts: Map<string, number>; now: Date },
): Promise<Map<string, Tally>> {
  const entries = [...amounts].sort(([one], [other]) => (one < other ? -1 : 1));
  const tallies = new Map<string, Tally>();
  while (entries.length) {
    const rows = await additionQuery(database, entries.splice(0, writtenAtOnce), window, now).execute();
    for (const row of rows) tallies.set(row.key, toTally(row));
  }
  return tallies;
}

/** The same rule as `isRunning`. */
function additionQuery(database: Database, amounts: [key: string, amount: number][], window: number, now: Date) {
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const isOver = sql<boolean>`
    rate_limits.ends_at <= ${later(0)} or rate_limits.ends_at > ${later(window + clockTolerance)}
  `;
  return database
    .insertInto('rate_limits')
    .values(amounts.map(([key, count]) => ({ key, count, ends_at: later(window) })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then excluded.count else rate_limits.count + excluded.count end`,
        ends_at: sql<string>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['key', 'count', 'ends_at']);
}

function toTally({ count, ends_at }: { count: number; ends_at: string }): Tally {
  return { count, endsAt: Date.parse(ends_at) };
}

/** What is counted under a key in the window that runs now, of so many milliseconds. */
export async function findTally(
  database: Database,
  key: string,
  window: number,
  now: Date,
): Promise<Tally | undefined> {
  const row = await database
    .selectFrom('rate_limits')
    .select(['count', 'ends_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  const tally = row && toTally(row);
  return tally && isRunning(tally, window, now.getTime()) ? tally : undefined;
}

/** Takes one back that was counted too early; where nothing is counted any more, nothing is taken. */
export async function takeFromTally(database: Database, key: string): Promise<void> {
  await database
    .updateTable('rate_limits')
    .set((set) => ({ count: set('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function clearTally(database: Database, key: string): Promise<void> {
  await database.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export async function removeOldTallies(database: Database, now: Date): Promise<void> {
  const old = database.selectFrom('rate_limits').select('key').where('ends_at', '<=', now.toISOString());
  await database.deleteFrom('rate_limits').where('key', 'in', withoutHeldRows(database, old)).execute();
}
