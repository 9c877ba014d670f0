import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** How many rows or files of each kind were removed. */
export type Counts = Readonly<Record<string, number>>;

/** One night's run of the nightly job, claimed by this process. */
export interface Run {
  /** The day on which the night began, as `YYYY-MM-DD` in UTC. */
  night: string;
  /** A random value, replaced when another process takes the run over. */
  claim: string;
  counts: Counts;
}

interface ClaimRequest {
  /** The current night, as in `Run`. */
  night: string;
  now: Date;
  /** When the claim ends, unless progress extends it. */
  until: Date;
}

/**
 * Claims a run: one that another process did not finish, or else the current night's. Each of the two is claimed in a single
 * conditional statement, so only one of several servers gets it.
 * @returns undefined when nothing is left to do for the current night, or another process is doing it.
 */
export async function claimRun(database: Database, request: ClaimRequest): Promise<Run | undefined> {
  return (await resumeRun(database, request)) ?? (await startRun(database, request));
}

async function resumeRun(database: Database, { now, until }: ClaimRequest): Promise<Run | undefined> {
  const abandoned = database
    .selectFrom('retention_runs')
    .select((select) => select.fn.min('night').as('night'))
    .where('finished_at', 'is', null)
    .where('claimed_until', '<=', now.toISOString());
  const claimed = await database
    .updateTable('retention_runs')
    .set({ claim: randomUUID(), claimed_until: until.toISOString() })
    .where('night', '=', abandoned)
    // Checked again, because another server may have claimed the run between the subquery and the update.
    .where('finished_at', 'is', null)
    .where('claimed_until', '<=', now.toISOString())
    .returning(['night', 'claim', 'counts'])
    .executeTakeFirst();
  return claimed && { ...claimed, counts: JSON.parse(claimed.counts) };
}

async function startRun(database: Database, { night, now, until }: ClaimRequest): Promise<Run | undefined> {
  const run = { night, claim: randomUUID(), claimed_until: until.toISOString(), counts: '{}' };
  const started = await database
    .insertInto('retention_runs')
    .values({ ...run, started_at: now.toISOString(), finished_at: null })
    .onConflict((conflict) => conflict.column('night').doNothing())
    .returning(['night', 'claim'])
    .executeTakeFirst();
  return started && { ...started, counts: {} };
}

/**
 * Stores what was removed so far, and extends the claim. Call it in the transaction of the removal.
 * @returns false when the run has been taken over.
 */
export async function storeProgress(
  transaction: Database,
  { night, claim, counts }: Run,
  until: Date,
): Promise<boolean> {
  return updateRun(
    transaction,
    { night, claim },
    { counts: JSON.stringify(counts), claimed_until: until.toISOString() },
  );
}

/** Lets any server continue the run. */
export async function releaseRun(database: Database, run: Run, now: Date): Promise<void> {
  await updateRun(database, run, { claimed_until: now.toISOString() });
}

/** @returns false when the run has been taken over. */
export async function finishRun(transaction: Database, run: Run, now: Date): Promise<boolean> {
  return updateRun(transaction, run, { finished_at: now.toISOString() });
}

async function updateRun(
  database: Database,
  { night, claim }: Pick<Run, 'night' | 'claim'>,
  changes: { counts?: string; claimed_until?: string; finished_at?: string },
): Promise<boolean> {
  const updated = await database
    .updateTable('retention_runs')
    .set(changes)
    .where('night', '=', night)
    .where('claim', '=', claim)
    .where('finished_at', 'is', null)
    .returning(sql`1`.as('one'))
    .executeTakeFirst();
  return updated !== undefined;
}
