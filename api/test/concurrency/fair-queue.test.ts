import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from '../../src/concurrency/fair-queue.ts';

/** Waits until every task whose turn has come has started. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Adds tasks that run until they are ended, and records the order in which they start. */
function recordStarts(queue: FairQueue) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, name: string) =>
    queue(owner, () => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const endNext = async () => {
    ends.shift()?.();
    await settle();
  };
  return { started, add, endNext };
}

test('threat 33, finding 1: an owner with many tasks in a fair queue delays another owner by only one task', async () => {
  const { started, add, endNext } = recordStarts(createFairQueue(1_000));
  const tasks = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => add(name.charAt(0), name));
  await settle();
  expect(started).toEqual(['a1']);
  for (const _ of tasks) await endNext();
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('threat 33: an owner who is new to a fair queue is served before owners who have already had a turn', async () => {
  const { started, add, endNext } = recordStarts(createFairQueue(1_000));
  for (const name of ['a1', 'a2', 'a3']) void add('a', name);
  await endNext();
  void add('b', 'b1');
  await endNext();
  await endNext();
  await endNext();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a fair queue refuses a task that has waited too long, and keeps running the others', async () => {
  const queue = createFairQueue(20);
  const { started, add, endNext } = recordStarts(queue);
  const first = add('a', 'a1');
  await expect(add('a', 'a2')).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 10 });
  await endNext();
  await first;
  expect(await queue('b', async () => 'runs')).toBe('runs');
  expect(started).toEqual(['a1']);
});

test('a fair queue continues after a task has failed', async () => {
  const queue = createFairQueue(1_000);
  const failing = queue('a', async () => Promise.reject(new Error('broken')));
  const next = queue('a', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
