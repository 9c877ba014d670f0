import { setTimeout as sleep } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { collectStartupGarbage } from '../../src/startup/startup-garbage.ts';

test('objects that were needed only while the server started are collected as garbage', async () => {
  const garbage = Array.from({ length: 100 }, () => new WeakRef({ text: 'needed at the start' }));
  // A WeakRef keeps its object until the current task has ended.
  await sleep(0);
  collectStartupGarbage();
  expect(garbage.filter((entry) => entry.deref())).toEqual([]);
});

test('after startup garbage has been collected, other code has no function that collects garbage', () => {
  collectStartupGarbage();
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
