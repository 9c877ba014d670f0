import { expect, test } from 'vitest';
import { listMonths } from '../../src/staff-figures/months.ts';
import { createPeriodCache } from '../../src/staff-figures/period-cache.ts';
import { openTestApp } from '../support/test-app.ts';

const { database } = (await openTestApp()).data;
const start = Date.parse('2026-11-23T10:00:00Z');
const months = (month: string) => listMonths({ from: month, to: month }, 'UTC', new Date(start));

test('the counts for the staff figures are read at most once a minute, even when fifty people request them simultaneously', async () => {
  let time = start;
  const read = createPeriodCache(database, () => new Date(time));
  const computedAt = async () => (await read(months('2026-11'))).computedAt;
  const first = await Promise.all(Array.from({ length: 50 }, () => read(months('2026-11'))));
  expect(new Set(first).size).toBe(1);
  time = start + 59_999;
  expect(await computedAt()).toBe('2026-11-23T10:00:00.000Z');
  time = start + 60_000;
  expect(await computedAt()).toBe('2026-11-23T10:01:00.000Z');
  time = start - 3_600_000;
  expect(await computedAt()).toBe('2026-11-23T09:00:00.000Z');
});

test('the counts for each period of the staff figures are read separately, and kept for the eight periods last read from the database', async () => {
  let time = start;
  const read = createPeriodCache(database, () => new Date(time));
  const first = await read(months('2026-01'));
  time++;
  for (let month = 2; month <= 8; month++) await read(months(`2026-0${month}`));
  expect(await read(months('2026-01'))).toBe(first);
  await read(months('2026-09'));
  expect((await read(months('2026-01'))).computedAt).toBe('2026-11-23T10:00:00.001Z');
});

test('the next request reads the counts for the staff figures again if they could not be read', async () => {
  let isConnected = false;
  const unreliable = database.withPlugin({
    transformQuery({ node }) {
      if (!isConnected) throw new Error('connection lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const read = createPeriodCache(unreliable, () => new Date(start));
  await expect(read(months('2026-11'))).rejects.toThrow('connection lost');
  isConnected = true;
  expect((await read(months('2026-11'))).months).toHaveLength(1);
});
