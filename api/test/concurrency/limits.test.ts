import { expect, test } from 'vitest';
import { createConcurrencyLimit, createKeyedQueue, createOwnerSlots } from '../../src/concurrency/limits.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

test('a concurrency limit runs no more tasks at the same time than allowed, and finishes all of them', async () => {
  const limit = createConcurrencyLimit(2, 100);
  let running = 0;
  let highest = 0;
  let done = 0;
  const task = async () => {
    highest = Math.max(highest, ++running);
    await pause();
    running--;
    done++;
  };
  await Promise.all(Array.from({ length: 20 }, () => limit(task)));
  expect([highest, done]).toEqual([2, 20]);
});

test('a concurrency limit immediately refuses tasks when its queue is full, and keeps running the others', async () => {
  const limit = createConcurrencyLimit(1, 2);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => limit(pause)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(results[3]).toMatchObject({ reason: { code: 'unavailable', status: 503, retryAfter: 2 } });
  await expect(limit(async () => 'again')).resolves.toBe('again');
});

test('a concurrency limit frees its capacity after a task has failed', async () => {
  const limit = createConcurrencyLimit(1, 5);
  await expect(limit(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limit(async () => 'next')).resolves.toBe('next');
});

test('a keyed queue runs the tasks of one key in order without delaying other keys', async () => {
  const queue = createKeyedQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} starts`);
    await pause();
    log.push(`${name} ends`);
  };
  await Promise.all([queue('a', task('a1')), queue('a', task('a2')), queue('b', task('b1'))]);
  expect(log.indexOf('a2 starts')).toBeGreaterThan(log.indexOf('a1 ends'));
  expect(log.indexOf('b1 starts')).toBeLessThan(log.indexOf('a1 ends'));
});

test('a keyed queue continues after a task has failed', async () => {
  const queue = createKeyedQueue();
  const failing = queue('a', async () => Promise.reject(new Error('broken')));
  const next = queue('a', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('next');
});

test('a keyed queue refuses tasks beyond the limit of a key, and accepts them again later', async () => {
  const queue = createKeyedQueue(2);
  const results = await Promise.allSettled([1, 2, 3].map(() => queue('a', pause)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(queue('a', async () => 'later')).resolves.toBe('later');
});

/** Records the order in which owners get a slot. */
function recordSlots(take: ReturnType<typeof createOwnerSlots>) {
  const owners: string[] = [];
  const releases: (() => void)[] = [];
  const takeSlot = async (owner: string) => {
    releases.push(await take(owner));
    owners.push(owner);
  };
  return { owners, releases, takeSlot };
}

/** Waits until every owner whose turn has come has taken a slot. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('owner slots are limited in total and per owner, and freed slots go to the next waiting owner', async () => {
  const { owners, releases, takeSlot } = recordSlots(
    createOwnerSlots({ max: 3, maxPerOwner: 2, maxWaitingPerOwner: 5, maxWait: 20_000 }),
  );
  for (const owner of ['a', 'a', 'a', 'b', 'c']) void takeSlot(owner);
  await settle();
  expect(owners).toEqual(['a', 'a', 'b']);
  releases[2]?.();
  // A second release of the same slot must not free another one.
  releases[2]?.();
  await settle();
  expect(owners).toEqual(['a', 'a', 'b', 'c']);
  releases[0]?.();
  await settle();
  expect(owners).toEqual(['a', 'a', 'b', 'c', 'a']);
});

test('owner slots refuse an owner who has too many tasks waiting', async () => {
  const take = createOwnerSlots({ max: 1, maxPerOwner: 1, maxWaitingPerOwner: 1, maxWait: 20_000 });
  const release = await take('a');
  const waitingTask = take('a');
  await expect(take('a')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  const otherOwner = take('b');
  release();
  (await waitingTask)();
  (await otherOwner)();
});
