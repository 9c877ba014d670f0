import type { FastifyInstance } from 'fastify';

interface RegularJob {
  /** Milliseconds. */
  interval: number;
  /** What is logged when a run fails, which does not stop later ones. */
  problem: string;
  /** The signal asks it to stop early. */
  run(signal: AbortSignal): Promise<void>;
}

/** Runs a job at an interval until the server closes, and never twice at once. */
export function startRegularJob(app: FastifyInstance, { interval, problem, run }: RegularJob): void {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= run(stop.signal)
      .catch((error) => app.log.warn({ err: error }, problem))
      .finally(() => {
        running = undefined;
      });
  }, interval).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stop.abort();
  });
  app.addHook('onClose', async () => running);
}
