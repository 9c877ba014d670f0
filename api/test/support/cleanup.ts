const tasks: (() => unknown)[] = [];

/** Runs a task after all tests of the file, last added first. Unlike `afterAll`, it can be called inside a test. */
export function addCleanup(task: () => unknown): void {
  tasks.push(task);
}

/** Runs the tasks that the tests of a file have added. */
export async function cleanUp(): Promise<void> {
  for (const task of tasks.splice(0).toReversed()) await task();
}
