import { sql } from 'kysely';
import { withoutHeldRows } from '../database/held-rows.ts';
import type { Database } from '../database/open-database.ts';

export interface Tally {
  count: number;
  /** When the window is over, in milliseconds since 1970. */
  endsAt: number;
}

interface Addition {
  key: string;
  amount: number;
  /** Milliseconds. */
  window: number;
}

/** How many keys are written with one statement. */
const writtenAtOnce = 500;
/** Milliseconds that the clocks of servers may differ, and that what was asked first may come last. */
const mostSkew = 60_000;

/** Adds to what is counted under a key; the count starts anew when its window is over. */
export async function addToTally(database: Database, { now, ...addition }: Addition & { now: Date }): Promise<Tally> {
  return toTally(await additionQuery(database, [addition], now).executeTakeFirstOrThrow());
}

/** Adds to many at once; gives the tallies by their keys, each of which comes once. */
export async function addToTallies(database: Database, additions: Addition[], now: Date): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  for (let start = 0; start < additions.length; start += writtenAtOnce) {
    const rows = await additionQuery(database, additions.slice(start, start + writtenAtOnce), now).execute();
    for (const row of rows) tallies.set(row.key, toTally(row));
  }
  return tallies;
}

/** A window that ends later than any could was made by a clock that went backwards since, and is over too. */
function additionQuery(database: Database, additions: Addition[], now: Date) {
  const endAfter = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const latestEnd = endAfter(Math.max(...additions.map(({ window }) => window)) + mostSkew);
  const isOver = sql<boolean>`rate_limits.ends_at <= ${now.toISOString()} or rate_limits.ends_at > ${latestEnd}`;
  return database
    .insertInto('rate_limits')
    .values(additions.map(({ key, amount, window }) => ({ key, count: amount, ends_at: endAfter(window) })))
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

/** What is counted under a key in the window that runs now. */
export async function findTally(database: Database, key: string, now: Date): Promise<Tally | undefined> {
  const row = await database
    .selectFrom('rate_limits')
    .select(['count', 'ends_at'])
    .where('key', '=', key)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && toTally(row);
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
