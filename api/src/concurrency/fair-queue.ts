import { waitForTurn } from './wait-for-turn.ts';

/** Runs a task when it is its owner's turn. */
export interface FairQueue {
  <T>(owner: string, task: () => Promise<T>): Promise<T>;
  countWaiting(): number;
}

/**
 * Runs one task at a time. Owners take turns, so an owner with many tasks delays any other owner by at most one task.
 * @param maxWait milliseconds
 * @throws Failure `unavailable` when a task has waited that long.
 */
export function createFairQueue(maxWait: number): FairQueue {
  /** The waiting tasks of each owner. The owners are in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let isRunning = false;

  function enter(owner: string, start: () => void): () => void {
    const tasks = waiting.get(owner) ?? [];
    waiting.set(owner, [...tasks, start]);
    return () => leave(owner, start);
  }

  function leave(owner: string, start: () => void): void {
    const others = (waiting.get(owner) ?? []).filter((other) => other !== start);
    if (others.length) waiting.set(owner, others);
    else waiting.delete(owner);
  }

  function moveToEnd(owner: string): void {
    const tasks = waiting.get(owner);
    waiting.delete(owner);
    if (tasks) waiting.set(owner, tasks);
  }

  function startNext(lastOwner: string): void {
    moveToEnd(lastOwner);
    const [owner, [start]] = waiting.entries().next().value ?? ['', []];
    isRunning = start !== undefined;
    if (!start) return;
    leave(owner, start);
    start();
  }

  async function run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    if (isRunning) await waitForTurn(maxWait, (start) => enter(owner, start));
    isRunning = true;
    try {
      return await task();
    } finally {
      startNext(owner);
    }
  }

  const countWaiting = () => [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0);
  return Object.assign(run, { countWaiting });
}
