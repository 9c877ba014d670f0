import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
const interval = 60 * 60 * 1000;

/** Runs a sweep of images every hour until the server closes. A failed sweep does not stop later ones. */
export function startImageSweep(app: FastifyInstance, sweep: (signal: AbortSignal) => Promise<void>): void {
  const stop = new AbortController();
  const warn = (error: unknown) => app.log.warn({ err: error }, 'could not sweep images');
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(stop.signal).catch(warn);
  }, interval).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stop.abort();
  });
  app.addHook('onClose', async () => {
    await running;
  });
}
