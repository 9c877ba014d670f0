import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { createBatchedCounter } from '../../src/rate-limits/batched-counter.ts';
import { addToTally } from '../../src/rate-limits/repository.ts';
import { openTestApp } from '../support/test-app.ts';

const { data } = await openTestApp();
const minute = 60_000;
const tallies = () =>
  data.database.selectFrom('rate_limits').select(['key', 'count']).where('key', 'like', 'batch%').execute();

afterEach(() => vi.useRealTimers());

test('two processes agree after an exchange', async () => {
  const [one, other] = [createBatchedCounter(data.database, minute), createBatchedCounter(data.database, minute)];
  for (let asked = 1; asked <= 3; asked++) one.count('batch a');
  expect(other.count('batch a')).toMatchObject({ count: 1 });
  await one.exchange();
  await other.exchange();
  expect(await tallies()).toEqual([{ key: 'batch a', count: 4 }]);
  expect(other.count('batch a')).toMatchObject({ count: 5 });
});

test('sends what was counted once, and nothing when nothing was', async () => {
  const counter = createBatchedCounter(data.database, minute);
  counter.count('batch b');
  await counter.exchange();
  await counter.exchange();
  expect((await tallies()).find(({ key }) => key === 'batch b')?.count).toBe(1);
});

test('starts anew when the window is over, here and in the database', async () => {
  const counter = createBatchedCounter(data.database, minute);
  counter.count('batch c');
  await counter.exchange();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute + 1 });
  expect(counter.count('batch c')).toMatchObject({ count: 1 });
  await counter.exchange();
  expect((await tallies()).filter(({ key }) => key.startsWith('batch'))).toEqual([{ key: 'batch c', count: 1 }]);
});

test('threat 13: a clock that went back by an hour locks nobody out for an hour', async () => {
  const counter = createBatchedCounter(data.database, minute);
  for (let asked = 1; asked <= 9; asked++) counter.count('batch d');
  await counter.exchange();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * minute });
  expect(counter.count('batch d')).toMatchObject({ count: 1 });
  await counter.exchange();
  expect(counter.count('batch d')).toMatchObject({ count: 2 });
});

test('threat 19: processes whose clocks differ by seconds share their counts, whoever comes first', async () => {
  const [fast, slow] = [new Date(), new Date(Date.now() - 20_000)];
  const add = (now: Date) => addToTally(data.database, { key: 'skewed', amount: 1, window: minute, now });
  for (const now of [slow, fast, slow, fast, slow]) await add(now);
  expect(await add(fast)).toMatchObject({ count: 6 });
  vi.useFakeTimers({ toFake: ['Date'], now: fast });
  const [ahead, behind] = [createBatchedCounter(data.database, minute), createBatchedCounter(data.database, minute)];
  ahead.count('batch f');
  await ahead.exchange();
  vi.setSystemTime(slow);
  behind.count('batch f');
  await behind.exchange();
  expect(behind.count('batch f')).toMatchObject({ count: 3 });
});

test('sends again what a failed exchange did not store', async () => {
  const counter = createBatchedCounter(data.database, minute);
  for (let asked = 1; asked <= 3; asked++) counter.count('batch e');
  await addToTally(data.database, { key: 'old', amount: 1, window: 1, now: new Date(0) });
  // The last step of an exchange fails: what is old cannot be removed.
  await sql`create table pins (key text references rate_limits (key))`.execute(data.database);
  await sql`insert into pins values ('old')`.execute(data.database);
  await expect(counter.exchange()).rejects.toThrow(/foreign key/i);
  await sql`drop table pins`.execute(data.database);
  await counter.exchange();
  expect((await tallies()).find(({ key }) => key === 'batch e')?.count).toBe(3);
});
