import { Counter, Gauge, type Registry } from 'prom-client';
import { coinsMoved, jobRuns, scheduledJobs } from '../measurements.ts';

/** Counts what has happened since the start of this server. @returns a function that stops the counting. */
export function addEventMetrics(register: Registry): () => void {
  const registers = [register];
  const coins = new Counter({
    name: 'kindcrate_coins_total',
    help: 'Coins that donors were given, that were taken back from them, and that they spent',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['given', 'taken back', 'spent']) coins.inc({ kind }, 0);
  // The label for the name of a job is `task`, because Prometheus adds its own label `job` to every series.
  const runs = new Counter({
    name: 'kindcrate_job_runs_total',
    help: 'Runs of regular jobs',
    labelNames: ['task', 'result'],
    registers,
  });
  const durations = new Gauge({
    name: 'kindcrate_job_last_duration_seconds',
    help: 'How long the latest run of a regular job took',
    labelNames: ['task'],
    registers,
  });
  const unsubscribers = [
    coinsMoved.subscribe((moved) => coins.inc({ kind: moved.kind }, moved.coins)),
    // In Prometheus, increase() does not count the first value of a series, so each series has to exist before the first failure.
    scheduledJobs.subscribe((job) => {
      for (const result of ['done', 'failed']) runs.inc({ task: job, result }, 0);
    }),
    jobRuns.subscribe(({ job, seconds, hasFailed }) => {
      runs.inc({ task: job, result: hasFailed ? 'failed' : 'done' });
      durations.set({ task: job }, seconds);
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
