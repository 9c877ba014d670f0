import { tooBusy } from './too-busy.ts';

export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

interface Line {
  last: Promise<unknown>;
  length: number;
}

/**
 * Runs the tasks of one key one after the other, and those of different keys side by side.
 * @param most tasks of one key, the running one among them
 * @throws Failure `unavailable`, as the promise, for a task beyond them.
 */
export function createKeyedQueue(most = 32): KeyedQueue {
  const lines = new Map<string, Line>();

  return async (key, task) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= most) throw tooBusy();
    const result = line.last.then(task);
    const leave = () => {
      if (--line.length === 0) lines.delete(key);
    };
    line.length++;
    line.last = result.then(leave, leave);
    lines.set(key, line);
    return result;
  };
}
