import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { addCatalog } from '../support/catalog.ts';
import { addCleanup } from '../support/cleanup.ts';
import { countStored, donate } from '../support/donations.ts';
import { createRegistration, openServer, type TestReply } from '../support/test-app.ts';
import { databaseUrl, startCluster } from './cluster.ts';
import { openFaultyProxy } from './faulty-proxy.ts';

/** Milliseconds within which every request must get a reply: the timeouts of the pool, plus a margin for a busy machine. */
const maxDelay = 12_000;

const cluster = await startCluster();
addCleanup(cluster.end);
const proxy = await openFaultyProxy(cluster.folder);

const unavailable = {
  status: 503,
  headers: { 'retry-after': '5' },
  body: {
    success: false,
    code: 'unavailable',
    message: 'We can’t reach our records right now. Please try again in a moment.',
  },
};

const folder = mkdtempSync(join(tmpdir(), 'kindcrate-api-'));
addCleanup(() => rmSync(folder, { recursive: true }));
const api = await openServer(folder, databaseUrl(cluster.folder, 'postgres'));
const proxied = await openServer(folder, proxy.databaseUrl('postgres'));
await addCatalog(api.data.database);

async function expectUnavailable(replies: Promise<TestReply>[]): Promise<void> {
  const start = performance.now();
  for (const reply of await Promise.all(replies)) expect(reply).toMatchObject(unavailable);
  expect(performance.now() - start).toBeLessThan(maxDelay);
}

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'threat 6: while PostgreSQL restarts after %s, every request that needs it gets 503, and afterward everything works',
  async (signal) => {
    const token = await api.signUp();
    // Several connections are idle, and one is in the middle of a transaction.
    await Promise.all(Array.from({ length: 10 }, () => api.get('/api/brands/brand-1')));
    const interrupted = api.data.database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('brands').select('id').execute();
      await cluster.stop(signal);
      await transaction.selectFrom('brands').select('id').execute();
    });
    await expect(interrupted).rejects.toThrow();
    await expectUnavailable([
      api.get('/api/brands/brand-1'),
      api.get('/api/profile', token),
      api.send('POST', '/api/register', createRegistration({ email: 'nobody@example.com' })),
      donate(api, token),
    ]);
    expect((await api.get('/ready')).status).toBe(503);
    expect((await api.get('/health')).status).toBe(200);
    await cluster.start();
    expect((await api.get('/ready')).status).toBe(200);
    expect((await donate(api, token)).status).toBe(201);
    expect((await api.get('/api/profile', token)).body.data.orders).toHaveLength(1);
  },
);

describe('threat 6: when PostgreSQL does not answer in time', () => {
  let token: string;
  beforeEach(async () => {
    token = await proxied.signUp();
  });

  test('all requests get 503, even if there are more of them than connections, and afterward everything works', async () => {
    proxy.stall();
    await expectUnavailable([
      ...Array.from({ length: 25 }, () => proxied.get('/api/brands/brand-1')),
      proxied.get('/api/profile', token),
      proxied.send('POST', '/api/register', createRegistration({ email: 'stalled@example.com' })),
      donate(proxied, token),
    ]);
    expect((await proxied.get('/health')).status).toBe(200);
    proxy.resume();
    expect((await donate(proxied, token)).status).toBe(201);
    expect((await proxied.get('/api/profile', token)).body.data.orders).toHaveLength(1);
  });

  test('a request that waits too long for a locked row gets 503', async () => {
    await api.data.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ phone: '1' }).execute();
      await expectUnavailable([proxied.send('PUT', '/api/profile/update', { username: 'robin' }, token)]);
    });
    expect((await proxied.send('PUT', '/api/profile/update', { username: 'robin' }, token)).status).toBe(200);
  });
});

test('threat 3: an order whose commit was not confirmed keeps its image, and sending it again does not create a second order', async () => {
  const token = await proxied.signUp();
  const storedBefore = await countStored(proxied);
  proxy.dropCommitReplyAfter('insert into "orders"');
  expect(await donate(proxied, token, {}, 'unconfirmed')).toMatchObject(unavailable);
  const withOneOrder = {
    orders: storedBefore.orders + 1,
    pictures: storedBefore.pictures + 1,
    files: storedBefore.files + 2,
  };
  expect(await countStored(proxied)).toEqual(withOneOrder);
  expect((await donate(proxied, token, {}, 'unconfirmed')).status).toBe(201);
  expect(await countStored(proxied)).toEqual(withOneOrder);
  const [order] = (await proxied.get('/api/profile', token)).body.data.orders;
  expect((await proxied.app.inject(order.image.url)).statusCode).toBe(200);
});
