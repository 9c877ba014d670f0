import type { AddressInfo } from 'node:net';
import { maxSubmittedOrders } from '@kindcrate/contract/desk-news';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { maxStreamsPerPerson } from '../../src/desk-news/stream-routes.ts';
import { setUpDesk } from '../support/desk.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder } = await setUpDesk(await openTestApp({ QUOTA_OPEN_ORDERS: '200' }));
const { token: volunteer } = await signUpWithRole(api, 'volunteer', 'organization-1');
const { database } = api.data;

let origin = '';
const opened: AbortController[] = [];

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const controller of opened.splice(0)) controller.abort();
  await database.updateTable('orders').set({ status: 'cancelled' }).execute();
  await database.deleteFrom('threads').execute();
  await database.deleteFrom('complaints').execute();
});

const readNews = async (token = staff) => (await api.get('/api/staff/news', token)).body.data;
const forOtherOrganization = { charity: 'organization-2' };

async function writeMessage(): Promise<void> {
  const body = { name: 'Ada', email: 'ada@example.com', subject: '', message: 'When are you open?' };
  expect((await api.send('POST', '/api/complaints/contact', body)).status).toBe(201);
}

/** Opens the stream of desk news; `next` reads the next event. */
async function openStream(token: string) {
  const controller = new AbortController();
  opened.push(controller);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/staff/news/stream`, { headers, signal: controller.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  async function next() {
    const { value = '' } = (await reader?.read()) ?? {};
    return JSON.parse(value.replace(/^data: /, ''));
  }
  return { response, next };
}

test('the desk news contains the times at which the new orders were placed, newest first, and the number of unanswered messages', async () => {
  const first = await placeOrder();
  const second = await placeOrder('submitted', forOtherOrganization);
  await placeOrder('accepted');
  await writeMessage();
  const times = new Map(
    (await database.selectFrom('orders').select(['id', 'created_at']).execute()).map((row) => [row.id, row.created_at]),
  );
  expect(await readNews()).toEqual({ submitted: [times.get(second), times.get(first)], messages: 1 });
});

test('the desk news of a volunteer contains only the orders of their organization, and counts only the messages about those orders', async () => {
  await placeOrder('submitted', forOtherOrganization);
  await writeMessage();
  expect(await readNews(volunteer)).toEqual({ submitted: [], messages: 0 });
  const own = await placeOrder();
  await api.send('POST', `/api/messages/${own}`, { text: 'When?' }, donor);
  expect(await readNews(volunteer)).toMatchObject({ submitted: [expect.any(String)], messages: 1 });
});

test('the desk news contains no more order times than the contract allows', async () => {
  const id = await placeOrder();
  const order = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: maxSubmittedOrders + 5 }, (_, index) => ({ ...order, id: `${id}-${index}` }));
  for (const copy of copies) await database.insertInto('orders').values(copy).execute();
  expect((await readNews()).submitted).toHaveLength(maxSubmittedOrders);
});

test('the stream of desk news sends the current news first, and again when an order arrives', async () => {
  const { response, next } = await openStream(staff);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await next()).toEqual({ submitted: [], messages: 0 });
  await placeOrder();
  expect((await next()).submitted).toHaveLength(1);
});

test('the stream of desk news for a volunteer contains only the orders of their organization', async () => {
  const { next } = await openStream(volunteer);
  expect(await next()).toEqual({ submitted: [], messages: 0 });
  await placeOrder('submitted', forOtherOrganization);
  await placeOrder();
  expect((await next()).submitted).toHaveLength(1);
});

test('a person can open at most ten streams of desk news, and another person can still open one', async () => {
  for (let count = 0; count < maxStreamsPerPerson; count++) expect((await openStream(staff)).response.status).toBe(200);
  expect((await openStream(staff)).response.status).toBe(503);
  expect((await openStream(volunteer)).response.status).toBe(200);
});

test('donors and visitors get no stream of desk news', async () => {
  expect((await openStream(donor)).response.status).toBe(403);
  expect((await openStream('')).response.status).toBe(401);
});

test('an open stream of desk news does not keep the server from closing', async () => {
  const { api: other, staff: token } = await setUpDesk(await openTestApp());
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/staff/news/stream`, { headers });
  const end = response.text();
  await other.app.close();
  expect(await end).toContain('data: ');
});
