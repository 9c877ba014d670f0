import { expect, test } from 'vitest';
import { createGate } from '../../src/concurrency/gate.ts';
import { createKeyedQueue } from '../../src/concurrency/keyed-queue.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

test('a gate lets so many through at once, and all of them in the end', async () => {
  const gate = createGate(2, 100);
  let [running, most, done] = [0, 0, 0];
  const task = async () => {
    most = Math.max(most, ++running);
    await pause();
    running--;
    done++;
  };
  await Promise.all(Array.from({ length: 20 }, () => gate(task)));
  expect([most, done]).toEqual([2, 20]);
});

test('a gate refuses at once what would wait behind too many, and works on', async () => {
  const gate = createGate(1, 2);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => gate(pause)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(results[3]).toMatchObject({ reason: { code: 'unavailable', status: 503, retryAfter: 2 } });
  await expect(gate(async () => 'again')).resolves.toBe('again');
});

test('a gate opens again after a task that failed', async () => {
  const gate = createGate(1, 5);
  await expect(gate(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate(async () => 'next')).resolves.toBe('next');
});

test('a keyed queue runs the tasks of one key in order, and does not hold up the others', async () => {
  const inTurn = createKeyedQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await pause();
    log.push(`${name} ends`);
  };
  await Promise.all([inTurn('a', task('a1')), inTurn('a', task('a2')), inTurn('b', task('b1'))]);
  expect(log.indexOf('a2 begins')).toBeGreaterThan(log.indexOf('a1 ends'));
  expect(log.indexOf('b1 begins')).toBeLessThan(log.indexOf('a1 ends'));
});

test('a keyed queue goes on after a task that failed', async () => {
  const inTurn = createKeyedQueue();
  const failing = inTurn('a', async () => Promise.reject(new Error('broken')));
  const next = inTurn('a', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('next');
});

test('a keyed queue refuses more than it takes of one key, and takes them again later', async () => {
  const inTurn = createKeyedQueue(2);
  const results = await Promise.allSettled([1, 2, 3].map(() => inTurn('a', pause)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(inTurn('a', async () => 'later')).resolves.toBe('later');
});
