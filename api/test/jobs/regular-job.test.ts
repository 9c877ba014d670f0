import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRegularJob } from '../../src/jobs/regular-job.ts';

const interval = 3_600_000;
let app: FastifyInstance;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = fastify();
});
afterEach(() => vi.useRealTimers());

test('a regular job runs at its interval until the server closes, which aborts its signal', async () => {
  const run = vi.fn(async (_signal: AbortSignal) => {});
  startRegularJob(app, { interval, problem: 'could not run', run });
  await vi.advanceTimersByTimeAsync(2 * interval);
  expect(run).toHaveBeenCalledTimes(2);
  await app.close();
  expect(run.mock.calls[0]?.[0].aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(interval);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a regular job that is set to run at startup runs immediately, and then at its interval', async () => {
  const run = vi.fn(async () => {});
  startRegularJob(app, { interval, problem: 'could not run', runsAtStart: true, run });
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(interval);
  expect(run).toHaveBeenCalledTimes(2);
  await app.close();
});

test('a regular job that takes longer than its interval delays its next run and the closing of the server', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn(() => promise);
  startRegularJob(app, { interval, problem: 'could not run', run });
  await vi.advanceTimersByTimeAsync(3 * interval);
  expect(run).toHaveBeenCalledTimes(1);
  const closed = vi.fn();
  const closing = app.close().then(closed);
  await vi.advanceTimersByTimeAsync(interval);
  expect(closed).not.toHaveBeenCalled();
  resolve();
  await closing;
});

test('a failed run of a regular job is logged, and the next run takes place', async () => {
  const warn = vi.spyOn(app.log, 'warn');
  const failure = new Error('no');
  const run = vi.fn(async () => Promise.reject(failure));
  startRegularJob(app, { interval, problem: 'could not run', run });
  await vi.advanceTimersByTimeAsync(2 * interval);
  expect(run).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith({ err: failure }, 'could not run');
  await app.close();
});
