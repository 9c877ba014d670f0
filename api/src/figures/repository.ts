import { randomUUID } from 'node:crypto';
import { type FiguresByPeriod, minOrdersForFigures, type PublicFigures } from '@kindcrate/contract/figures';
import type { Database } from '../database/database.ts';
import { isVisible } from '../database/visible-entries.ts';

/** How long an organization usually takes, in hours. A duration is missing when there were too few orders. */
export interface Durations {
  /** From the offer until the goods were received. */
  toReceived?: number;
  /** From the receipt of the goods until the order was completed. */
  toCompleted?: number;
}

/** The charity's figures: for all organizations together, and for each by its id. */
export interface ComputedFigures {
  all: FiguresByPeriod;
  organizations: Record<string, FiguresByPeriod>;
  /** How long each organization usually takes, by its id. Missing in rows of version 0.1.0, and not public. */
  durations?: Record<string, Durations>;
}

/** One day's computation, claimed by this process. */
export interface FigureRun {
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  /** A random value, replaced when another process takes the run over. */
  claim: string;
}

interface ClaimRequest {
  now: Date;
  /** When another process may take the run over. */
  until: Date;
}

/**
 * Claims today's run in a single statement, so that only one of several servers gets it.
 * @returns undefined when the run has been finished, or another process has claimed it.
 */
export async function claimFigureRun(database: Database, { now, until }: ClaimRequest): Promise<FigureRun | undefined> {
  const time = now.toISOString();
  const claimed = { claim: randomUUID(), claimed_until: until.toISOString() };
  return database
    .insertInto('figure_runs')
    .values({ day: time.slice(0, 10), ...claimed, finished_at: null, figures: null })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet(claimed)
        .where('figure_runs.finished_at', 'is', null)
        .where('figure_runs.claimed_until', '<=', time),
    )
    .returning(['day', 'claim'])
    .executeTakeFirst();
}

/** Gives up a run, so that any server can claim it. */
export async function releaseFigureRun(database: Database, run: FigureRun, now: Date): Promise<void> {
  await updateRun(database, run, { claimed_until: now.toISOString() });
}

/**
 * Stores the figures, and deletes those of other days.
 * @returns false, with nothing written, when another process has taken the run over.
 */
export async function finishFigureRun(
  transaction: Database,
  run: FigureRun,
  { figures, now }: { figures: ComputedFigures; now: Date },
): Promise<boolean> {
  const finished = { finished_at: now.toISOString(), figures: JSON.stringify(figures) };
  if (!(await updateRun(transaction, run, finished))) return false;
  await transaction.deleteFrom('figure_runs').where('day', '!=', run.day).execute();
  return true;
}

async function updateRun(
  database: Database,
  { day, claim }: FigureRun,
  changes: { claimed_until?: string; finished_at?: string; figures?: string },
): Promise<boolean> {
  const updated = await database
    .updateTable('figure_runs')
    .set(changes)
    .where('day', '=', day)
    .where('claim', '=', claim)
    .where('finished_at', 'is', null)
    .returning('day')
    .executeTakeFirst();
  return updated !== undefined;
}

const none: FiguresByPeriod = { allTime: null, last90Days: null, isSample: false };

/** The latest figures, with the organizations as they are now. */
export async function readFigures(database: Database): Promise<PublicFigures> {
  const [run, organizations] = await Promise.all([
    selectLatestRun(database).executeTakeFirst(),
    database
      .selectFrom('organizations')
      .select(['id', 'title'])
      .where(isVisible('organizations'))
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ]);
  const computed: ComputedFigures = run?.figures ? JSON.parse(run.figures) : { all: none, organizations: {} };
  return {
    computedOn: run?.day ?? null,
    minOrders: minOrdersForFigures,
    all: computed.all,
    organizations: organizations.map(({ id, title }) => ({
      _id: id,
      title,
      ...((Object.hasOwn(computed.organizations, id) ? computed.organizations[id] : undefined) ?? none),
    })),
  };
}

/** How long each organization usually takes, by its id. */
export async function readDurations(database: Database): Promise<Record<string, Durations>> {
  const run = await selectLatestRun(database).executeTakeFirst();
  const computed: Pick<ComputedFigures, 'durations'> = run?.figures ? JSON.parse(run.figures) : {};
  return computed.durations ?? {};
}

/** Needs no index: the table has only a few rows, usually that of the last finished day and of one that is being computed. */
function selectLatestRun(database: Database) {
  return database
    .selectFrom('figure_runs')
    .select(['day', 'figures'])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc');
}

/** The ids of organizations that came with the sample data, and that nobody has edited. */
export async function listSampleOrganizations(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('organizations').select('id').where('is_sample', '=', 1).execute();
  return rows.map(({ id }) => id);
}
