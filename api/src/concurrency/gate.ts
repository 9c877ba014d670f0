import { availableParallelism } from 'node:os';
import { tooBusy } from './too-busy.ts';

export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * How much heavy work of one kind runs at once: it leaves a core for everything else, and at least two of the four
 * threads that Node shares between hashing, pictures and files.
 */
export const heavyTasksAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * Lets `atOnce` tasks run and `waiting` more wait their turn.
 * @throws Failure `unavailable` when the queue is full, so that a flood fails fast instead of piling up.
 */
export function createGate(atOnce: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (queue.length >= waiting) throw tooBusy();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running--;
  }

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
