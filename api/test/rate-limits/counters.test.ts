import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { createBatchedCounter } from '../../src/rate-limits/counters.ts';
import { incrementCounter } from '../../src/rate-limits/repository.ts';
import { openTestApp } from '../support/test-app.ts';

const { data } = await openTestApp();
const minute = 60_000;
const listStoredCounts = () =>
  data.database.selectFrom('rate_limits').select(['key', 'count']).where('key', 'like', 'batch%').execute();

afterEach(() => vi.useRealTimers());

test('an exchange adds the counts of other servers', async () => {
  const ownServer = createBatchedCounter(data.database, minute);
  const otherServer = createBatchedCounter(data.database, minute);
  for (let request = 1; request <= 3; request++) otherServer.count('batch a');
  expect(ownServer.count('batch a')).toMatchObject({ count: 1 });
  await otherServer.exchange();
  await ownServer.exchange();
  expect(await listStoredCounts()).toEqual([{ key: 'batch a', count: 4 }]);
  expect(ownServer.count('batch a')).toMatchObject({ count: 5 });
});

test('an exchange removes at most 500 ended counters, oldest first, and the next exchange removes the rest', async () => {
  const ended = Array.from({ length: 700 }, (_, index) => ({
    key: `batch ended ${index}`,
    count: 1,
    ends_at: new Date(1_000 * index).toISOString(),
  }));
  await data.database.insertInto('rate_limits').values(ended).execute();
  const counter = createBatchedCounter(data.database, minute);
  const exchange = async () => {
    counter.count('batch other');
    await counter.exchange();
    return (await listStoredCounts()).map(({ key }) => key).filter((key) => key.startsWith('batch ended'));
  };
  expect((await exchange()).toSorted()).toEqual(ended.slice(500).map(({ key }) => key));
  expect(await exchange()).toEqual([]);
  await data.database.deleteFrom('rate_limits').where('key', '=', 'batch other').execute();
});

test('an exchange sends each count once', async () => {
  const counter = createBatchedCounter(data.database, minute);
  counter.count('batch b');
  await counter.exchange();
  await counter.exchange();
  expect((await listStoredCounts()).find(({ key }) => key === 'batch b')?.count).toBe(1);
});

test('a batched counter starts again at one after its window, in memory and in the database', async () => {
  const counter = createBatchedCounter(data.database, minute);
  counter.count('batch c');
  await counter.exchange();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute + 1 });
  expect(counter.count('batch c')).toMatchObject({ count: 1 });
  await counter.exchange();
  expect(await listStoredCounts()).toEqual([{ key: 'batch c', count: 1 }]);
});

test('threat 13: a clock set back by an hour does not lock anyone out for an hour', async () => {
  const counter = createBatchedCounter(data.database, minute);
  for (let request = 1; request <= 9; request++) counter.count('batch d');
  await counter.exchange();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * minute });
  expect(counter.count('batch d')).toMatchObject({ count: 1 });
  await counter.exchange();
  expect(counter.count('batch d')).toMatchObject({ count: 2 });
});

test('threat 19: servers whose clocks differ by seconds share their counts, whichever of them counts first', async () => {
  const fast = new Date();
  const slow = new Date(Date.now() - 20_000);
  const increment = (now: Date) => incrementCounter(data.database, { key: 'skewed', window: minute, now });
  for (const now of [slow, fast, slow, fast, slow]) await increment(now);
  expect(await increment(fast)).toMatchObject({ count: 6 });
  vi.useFakeTimers({ toFake: ['Date'], now: fast });
  const ahead = createBatchedCounter(data.database, minute);
  const behind = createBatchedCounter(data.database, minute);
  ahead.count('batch f');
  await ahead.exchange();
  vi.setSystemTime(slow);
  behind.count('batch f');
  await behind.exchange();
  expect(behind.count('batch f')).toMatchObject({ count: 3 });
});

test('counts that a failed exchange did not store are sent again in the next exchange', async () => {
  const counter = createBatchedCounter(data.database, minute);
  for (let request = 1; request <= 3; request++) counter.count('batch e');
  await incrementCounter(data.database, { key: 'old', window: 1, now: new Date(0) });
  // A foreign key protects an ended counter, so the last step of the exchange, which removes ended counters, fails.
  await sql`create table pins (key text references rate_limits (key))`.execute(data.database);
  await sql`insert into pins values ('old')`.execute(data.database);
  await expect(counter.exchange()).rejects.toThrow(/foreign key/i);
  await sql`drop table pins`.execute(data.database);
  await counter.exchange();
  expect((await listStoredCounts()).find(({ key }) => key === 'batch e')?.count).toBe(3);
});
