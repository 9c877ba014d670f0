import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createEventLoopQueue } from '../../src/concurrency/event-loop-queue.ts';

test('an event-loop queue runs its work in the order of the calls, one piece per turn of the event loop', async () => {
  const runInOwnTurn = createEventLoopQueue();
  const done: number[] = [];
  const results = [1, 2, 3].map((number) => runInOwnTurn(() => done.push(number)));
  const countsByTurn: number[] = [];
  while (done.length < 3) {
    await nextTurn();
    countsByTurn.push(done.length);
  }
  await Promise.all(results);
  expect(done).toEqual([1, 2, 3]);
  const doneInEachTurn = countsByTurn.map((count, turn) => count - (countsByTurn[turn - 1] ?? 0));
  expect(Math.max(...doneInEachTurn)).toBe(1);
});

test('an event-loop queue reports an error to the caller whose work failed, and still runs the next piece of work', async () => {
  const runInOwnTurn = createEventLoopQueue();
  const failed = runInOwnTurn(() => {
    throw new Error('failed');
  });
  const next = runInOwnTurn(() => 'done');
  await expect(failed).rejects.toThrow('failed');
  await expect(next).resolves.toBe('done');
});
