import type { Database } from '../database/database.ts';

/** How many emails are in the same state, and when the first of them was added (ISO 8601). */
export interface MailBacklog {
  count: number;
  since: string | undefined;
}

export interface MailState {
  givenUp: MailBacklog;
  waiting: MailBacklog;
}

/** When each job last finished (ISO 8601); undefined if it never has, perhaps because it has not been due yet. */
export interface JobState {
  nightly: string | undefined;
  figures: string | undefined;
}

/** Emails that were added since the given time and have been given up on, and all those that are being retried. */
export async function readMailState(database: Database, since: string): Promise<MailState> {
  const [givenUp, waiting] = await Promise.all([
    selectBacklog(database)
      .where('created_at', '>=', since)
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    // An email that is being sent for the first time has one attempt.
    selectBacklog(database)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('attempts', '>', 1)
      .executeTakeFirstOrThrow(),
  ]);
  return { givenUp: toBacklog(givenUp), waiting: toBacklog(waiting) };
}

function selectBacklog(database: Database) {
  return database
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.min<string | null>('created_at').as('oldest')]);
}

const toBacklog = ({ count, oldest }: { count: number | string; oldest: string | null }) => ({
  count: Number(count),
  since: oldest ?? undefined,
});

/** When the nightly job and the computation of the figures last finished. */
export async function readJobState(database: Database): Promise<JobState> {
  const [nightly, figures] = await Promise.all(
    (['retention_runs', 'figure_runs'] as const).map((table) =>
      database
        .selectFrom(table)
        .select(({ fn }) => fn.max<string | null>('finished_at').as('finished'))
        .executeTakeFirst(),
    ),
  );
  return { nightly: nightly?.finished ?? undefined, figures: figures?.finished ?? undefined };
}
