import type { FastifyInstance } from 'fastify';
import { jobRuns, scheduledJobs } from '../measurements.ts';

interface RegularJob {
  /** Milliseconds between the starts of two runs. */
  interval: number;
  /**
   * The log message of a failed run: `could not …`. Metrics use what follows these two words as the name of the job. A failure
   * does not stop later runs.
   */
  problem: string;
  /** Whether the first run begins immediately, rather than after the interval. */
  runsAtStart?: boolean;
  /** @param signal aborted when the run has to stop early */
  run(signal: AbortSignal): Promise<void>;
}

/** Runs a job at an interval until the server closes. Two runs never overlap. */
export function startRegularJob(
  app: FastifyInstance,
  { interval, problem, runsAtStart = false, run }: RegularJob,
): void {
  const job = problem.replace('could not ', '');
  const stop = new AbortController();
  let running: Promise<void> | undefined;

  async function runAndReport(): Promise<void> {
    const start = performance.now();
    let hasFailed = false;
    await run(stop.signal).catch((error) => {
      hasFailed = true;
      app.log.warn({ err: error }, problem);
    });
    jobRuns.publish({ job, seconds: (performance.now() - start) / 1000, hasFailed });
  }

  scheduledJobs.publish(job);
  const start = () => {
    running ??= runAndReport().finally(() => {
      running = undefined;
    });
  };
  if (runsAtStart) start();
  const timer = setInterval(start, interval).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stop.abort();
  });
  app.addHook('onClose', async () => running);
}
