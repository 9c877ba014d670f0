import type { Problem } from '@kindcrate/contract/staff-overview';
import type { DiskState } from '../disk/disk-space.ts';
import type { JobState, MailBacklog, MailState } from './state-repository.ts';

/**
 * A daily job is late when it last finished more than this many milliseconds ago. That is longer than a day, because the job does not run
 * at the same time every day.
 */
const maxJobInterval = 36 * 60 * 60 * 1000;

/** The state of the server's emails, disk and jobs. */
export interface ServerState {
  mail: MailState;
  disk: { state: DiskState; freeBytes: number };
  jobs: JobState;
}

/** Finds the problems that someone has to look into. */
export function findProblems({ mail, disk, jobs }: ServerState, now: Date): Problem[] {
  const problems: Problem[] = [];
  const addMail = (kind: 'mail given up' | 'mail waiting', { count, since }: MailBacklog) => {
    if (count > 0) problems.push({ kind, amount: count, since: since ?? null });
  };
  const addJob = (kind: 'nightly job' | 'figures', finished: string | undefined) => {
    if (finished === undefined || now.getTime() - Date.parse(finished) <= maxJobInterval) return;
    problems.push({ kind, amount: null, since: finished });
  };
  if (disk.state !== 'enough')
    problems.push({ kind: disk.state === 'full' ? 'disk full' : 'disk low', amount: disk.freeBytes, since: null });
  addMail('mail given up', mail.givenUp);
  addMail('mail waiting', mail.waiting);
  addJob('nightly job', jobs.nightly);
  addJob('figures', jobs.figures);
  return problems;
}
