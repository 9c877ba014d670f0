import { setImmediate } from 'node:timers/promises';
import { addAuditEntry } from '../audit/repository.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { describeRun } from './describe-run.ts';
import { claimRun, finishRun, type Run, releaseRun, storeProgress } from './run-repository.ts';
import { type RetentionTask, retentionTasks } from './tasks.ts';

const hour = 60 * 60 * 1000;

/** Milliseconds after midnight UTC at which a night begins. */
const nightStart = 2 * hour;
/** Milliseconds without progress after which another process takes over a run; far longer than one batch takes. */
const claimLifetime = hour / 6;

/** Thrown when another process has taken over the run. */
class RunTakenError extends Error {}

/**
 * Removes data that is older than the settings allow, once a night on only one of several servers, and records in the audit log
 * how much was removed. Continues what a killed process left unfinished.
 * @param signal aborting it stops the run after the current batch; any server can continue it
 * @throws AggregateError with what tasks threw, after all of them have run. The run is tried again when its claim expires.
 */
export async function runRetention(services: Services, now = () => new Date(), signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const run = await claimRun(services.database, { night: nightOf(now()), now: now(), until: claimEnd(now) });
    if (!run) return;
    try {
      await executeRun({ services, run, now, signal });
    } catch (error) {
      if (error instanceof RunTakenError) return;
      throw error;
    }
  }
}

interface CurrentRun {
  services: Services;
  run: Run;
  now: () => Date;
  signal: AbortSignal | undefined;
}

async function executeRun(current: CurrentRun): Promise<void> {
  const { services, run, now, signal } = current;
  const failures: unknown[] = [];
  for (const task of retentionTasks) {
    await runTask(current, task).catch((error) => {
      if (error instanceof RunTakenError) throw error;
      failures.push(error);
    });
  }
  if (signal?.aborted) return releaseRun(services.database, run, now());
  if (failures.length) throw new AggregateError(failures, 'some data could not be removed');
  await transact(services, async (transaction) => {
    const at = now();
    if (!(await finishRun(transaction, run, at))) throw new RunTakenError();
    const subject = { subject_kind: 'old data', subject_id: run.night } as const;
    const detail = describeRun(run.counts);
    await addAuditEntry(transaction, { actor_id: null, action: 'removed', ...subject, detail }, at);
  });
}

/** Runs batches until nothing is left. */
async function runTask(current: CurrentRun, { kind, removeBatch }: RetentionTask): Promise<void> {
  const { services, run, now, signal } = current;
  for (let removed = 1; removed > 0 && !signal?.aborted; ) {
    // The embedded database blocks the event loop. Without this pause, other requests would wait for the whole run.
    await setImmediate();
    removed = await removeBatch({
      services,
      now: now(),
      async commit(remove) {
        const { removed: count, counts } = await transact(services, async (transaction, effects) => {
          const removed = await remove(transaction, effects);
          const counts = { ...run.counts, [kind]: (run.counts[kind] ?? 0) + removed };
          if (removed && !(await storeProgress(transaction, { ...run, counts }, claimEnd(now))))
            throw new RunTakenError();
          return { removed, counts };
        });
        run.counts = counts;
        return count;
      },
    });
  }
}

function claimEnd(now: () => Date): Date {
  return new Date(now().getTime() + claimLifetime);
}

/** The day on which the latest night began. */
function nightOf(now: Date): string {
  return new Date(now.getTime() - nightStart).toISOString().slice(0, 10);
}
