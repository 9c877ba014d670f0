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
  now: Date;
}

/**
 * Adds to what is counted under a key; the count starts anew when its window is over. A window that ends later than
 * any could was made by a clock that went backwards since, and is over too.
 */
export async function addToTally(database: Database, { key, amount, window, now }: Addition): Promise<Tally> {
  const latestEnd = new Date(now.getTime() + window).toISOString();
  const isOver = sql<boolean>`rate_limits.ends_at <= ${now.toISOString()} or rate_limits.ends_at > ${latestEnd}`;
  const row = await database
    .insertInto('rate_limits')
    .values({ key, count: amount, ends_at: latestEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then excluded.count else rate_limits.count + excluded.count end`,
        ends_at: sql<string>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), endsAt: Date.parse(row.ends_at) };
}

/** What is counted under a key in the window that runs now. */
export async function findTally(database: Database, key: string, now: Date): Promise<Tally | undefined> {
  const row = await database
    .selectFrom('rate_limits')
    .select(['count', 'ends_at'])
    .where('key', '=', key)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && { count: Number(row.count), endsAt: Date.parse(row.ends_at) };
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
