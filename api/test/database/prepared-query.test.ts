import { beforeAll, expect, test } from 'vitest';
import { readDataVersion } from '../../src/database/data-version.ts';
import { prepareQuery } from '../../src/database/prepared-query.ts';
import { openTestApp } from '../support/test-app.ts';

const { data } = await openTestApp();
const { database } = data;

// The query uses its parameters in a different order than it declares them, and also has a fixed value.
const selectCounters = prepareQuery((db, from: string, to: string) =>
  db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '<=', to)
    .where('key', '>=', from)
    .where('count', '=', 7)
    .orderBy('key'),
);

beforeAll(async () => {
  const rows = ['a', 'b', 'c', 'd'].map((key) => ({ key, count: key === 'c' ? 8 : 7, ends_at: '' }));
  await database.insertInto('rate_limits').values(rows).execute();
});

test('a prepared query runs with the parameters of each call and keeps its fixed values', async () => {
  const keysOf = async (from: string, to: string) => (await selectCounters(database, from, to)).map(({ key }) => key);
  expect(await keysOf('a', 'd')).toEqual(['a', 'b', 'd']);
  expect(await keysOf('b', 'd')).toEqual(['b', 'd']);
  expect(await keysOf("' or 1=1 --", '')).toEqual([]);
});

test('a prepared query can run in a transaction, and sees the uncommitted changes', async () => {
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('rate_limits').values({ key: 'e', count: 7, ends_at: '' }).execute();
    expect(await selectCounters(transaction, 'e', 'e')).toEqual([{ key: 'e' }]);
  });
});

test('the data version of the embedded database changes with every write and only then', async () => {
  const versionBefore = await readDataVersion(database);
  expect(await readDataVersion(database)).toBe(versionBefore);
  await database.updateTable('rate_limits').set({ count: 9 }).where('key', '=', 'd').execute();
  // PostgreSQL has no data version.
  if (versionBefore !== undefined) expect(await readDataVersion(database)).not.toBe(versionBefore);
});
