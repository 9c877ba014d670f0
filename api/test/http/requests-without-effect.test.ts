import { fillPath } from '@kindcrate/contract/path-params';
import { startPaymentEndpoint } from '@kindcrate/contract/payment-start';
import { expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { contractEndpoints } from '../support/contract-endpoints.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();

/** The rows of every table as JSON, by the table's name. */
async function readTables(database: Database): Promise<Record<string, string>> {
  const tables = await database.introspection.getTables();
  const rows = tables.map(async ({ name }) => [
    name,
    JSON.stringify(
      await database
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ),
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

const publicGets = contractEndpoints.filter(({ method, needsToken }) => method === 'GET' && !needsToken);
const otherGets = publicGets.filter((endpoint) => endpoint !== startPaymentEndpoint);

test.each(otherGets.map((endpoint) => [endpoint.path, endpoint]))(
  "GET %s changes no row, because browsers and other sites can send a GET without the user's knowledge",
  async (path) => {
    const before = await readTables(api.data.database);
    const { status } = await api.get(`/api${fillPath(path, { id: 'brand-1' })}`);
    expect([200, 404]).toContain(status);
    expect(await readTables(api.data.database)).toEqual(before);
  },
);

test('starting a payment, the only GET that stores something, adds one pending payment and changes nothing else', async () => {
  const { payments: before, ...othersBefore } = await readTables(api.data.database);
  expect((await api.get(`/api${startPaymentEndpoint.path}`)).status).toBe(200);
  const { payments: after, ...othersAfter } = await readTables(api.data.database);
  expect(JSON.parse(after ?? '')).toEqual([
    ...JSON.parse(before ?? ''),
    expect.objectContaining({ status: 'pending' }),
  ]);
  expect(othersAfter).toEqual(othersBefore);
});
