import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { createCatalogSnapshot } from '../../src/site/catalog-snapshot.ts';
import { addNeed } from '../support/needs.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
afterEach(() => void vi.useRealTimers());
const databaseError = new Error('The database is unavailable.');
const brokenDatabase = new Proxy({} as Database, {
  get() {
    throw databaseError;
  },
});

test('the catalog that was read last is returned while the database is unavailable', async () => {
  const services = { database: api.data.database, catalogVersion: { count: 0 } };
  const failures: Error[] = [];
  const read = createCatalogSnapshot(services, (error) => failures.push(error));
  const before = await read();
  expect(before.brands).toHaveLength(2);
  services.catalogVersion.count += 1;
  services.database = brokenDatabase;
  expect(await read()).toBe(before);
  expect(failures).toEqual([databaseError]);
});

test('the catalog that was read last is returned after a second when the database does not answer', async () => {
  const { promise: noAnswer } = Promise.withResolvers<never>();
  const services = { database: api.data.database, catalogVersion: { count: 0 } };
  const read = createCatalogSnapshot(services, () => {});
  const before = await read();
  services.catalogVersion.count += 1;
  services.database = services.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => noAnswer,
  });
  const startedAt = performance.now();
  expect(await read()).toBe(before);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('the error of the database is thrown if the catalog has never been read', async () => {
  const services = { database: brokenDatabase, catalogVersion: { count: 0 } };
  await expect(createCatalogSnapshot(services, () => {})()).rejects.toThrow(databaseError);
});

test('simultaneous requests for the catalog read the database once', async () => {
  const read = createCatalogSnapshot({ ...api.services, database: api.data.database }, () => {});
  const [first, ...others] = await Promise.all([read(), read(), read()]);
  for (const other of others) expect(other).toBe(first);
});

test('a need leaves the catalog within five seconds after the end of its last day, even without a change on this server', async () => {
  await addNeed(api.data.database, { until: '2027-03-31' });
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2027-03-31T23:59:59Z') });
  const read = createCatalogSnapshot(api.services, () => {});
  const { needs } = await read();
  expect(needs).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect((await read()).needs).toBe(needs);
  vi.advanceTimersByTime(3_000);
  expect((await read()).needs).toEqual([]);
});
