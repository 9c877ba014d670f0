import { rmSync } from 'node:fs';
import { failureReply } from '@kindcrate/contract/replies';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countStored, donate } from '../donations.ts';
import { openTestApp, registration } from '../test-app.ts';

test('threat 5: a full disk is told with 507, reads go on, and writes too once there is room', async () => {
  const api = await openTestApp();
  const token = await api.signUp();
  await donate(api, token);
  const before = await countStored(api);
  const { page_count } = (await sql<{ page_count: number }>`pragma page_count`.execute(api.data.database)).rows[0] ?? {
    page_count: 0,
  };
  await sql`pragma max_page_count = ${sql.lit(page_count)}`.execute(api.data.database);
  const replies = [];
  for (let tries = 1; tries <= 40; tries++) replies.push(await donate(api, token, { itemsName: 'x'.repeat(200) }));
  const full = replies.filter(({ status }) => status === 507);
  expect(full.length).toBeGreaterThan(0);
  expect(replies.every(({ status }) => status === 201 || status === 507)).toBe(true);
  expect(full[0]?.body).toMatchObject({ success: false, code: 'storage_full', message: expect.any(String) });
  expect((await api.get('/api/brands')).status).toBe(200);
  const placed = replies.length - full.length;
  expect(await countStored(api)).toEqual({
    orders: before.orders + placed,
    pictures: before.pictures + placed,
    files: before.files + 2 * placed,
  });
  await sql`pragma max_page_count = 1000000`.execute(api.data.database);
  expect((await donate(api, token)).status).toBe(201);
});

test('an error of our own is 500 in the same shape, and says nothing of what is inside', async () => {
  const api = await openTestApp();
  await sql`drop table complaints`.execute(api.data.database);
  const message = { name: 'Robin', email: 'robin@example.com', message: 'Hello' };
  const { status, body } = await api.send('POST', '/api/complaints/contact', message);
  expect(status).toBe(500);
  expect(failureReply.is(body)).toBe(true);
  expect(body.code).toBe('internal_error');
  expect(JSON.stringify(body)).not.toMatch(/complaints|table|sqlite/i);
});

test('a server whose pictures or tables cannot be reached says that it is not ready', async () => {
  const api = await openTestApp();
  expect(await api.get('/ready')).toMatchObject({ status: 200, body: { success: true } });
  rmSync(`${api.folder}/images`, { recursive: true });
  expect(await api.get('/ready')).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } });
  expect((await api.get('/health')).status).toBe(200);
});

test('every call takes its path in any letter case, and a method that it does not have is unknown', async () => {
  const api = await openTestApp();
  for (const url of ['/api/login', '/API/LOGIN/', '/Api/Register']) {
    expect((await api.send('POST', url, registration({ username: 7, email: 7 }))).status, url).toBe(400);
  }
  for (const method of ['DELETE', 'PATCH', 'OPTIONS', 'PUT'] as const) {
    const reply = await api.app.inject({ method, url: '/api/brands' });
    expect([method, reply.statusCode]).toEqual([method, 404]);
    expect(failureReply.is(reply.json())).toBe(true);
  }
});
