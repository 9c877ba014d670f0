import type { RemovedKind } from '../../src/retention/describe-run.ts';
import { retentionTasks } from '../../src/retention/tasks.ts';
import { transact } from '../../src/transact.ts';
import type { TestApp } from './test-app.ts';

/** Runs the tasks for one kind of data as the nightly job would at the given time. @returns how many records were removed */
export async function removeOldData({ services }: TestApp, kind: RemovedKind, at = new Date()): Promise<number> {
  let total = 0;
  for (const task of retentionTasks.filter((candidate) => candidate.kind === kind)) {
    for (let removed = 1; removed > 0; total += removed)
      removed = await task.removeBatch({ services, now: at, commit: (remove) => transact(services, remove) });
  }
  return total;
}

const day = 24 * 60 * 60 * 1000;

/** The time this many days ago, in ISO 8601. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * day).toISOString();
}

/** The time in this many days; a negative number is a time in the past. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * day);
}
