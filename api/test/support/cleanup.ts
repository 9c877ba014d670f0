import { afterAll, vi } from 'vitest';

// Real databases, pictures and processes, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const tasks: (() => unknown)[] = [];

afterAll(async () => {
  for (const task of tasks.toReversed()) await task();
});

/** Does something when all tests of the file are done; unlike `afterAll`, it can be said within a test. */
export function whenTestsAreDone(task: () => unknown): void {
  tasks.push(task);
}
