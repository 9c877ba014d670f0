import { afterAll, vi } from 'vitest';

// Tests use real databases, images and processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const tasks: (() => unknown)[] = [];

afterAll(async () => {
  for (const task of tasks.toReversed()) await task();
});

/** Runs a task after all tests of the file, last added first. Unlike `afterAll`, it can be called inside a test. */
export function addCleanup(task: () => unknown): void {
  tasks.push(task);
}
