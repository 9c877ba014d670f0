import { toLocalTime } from '@kindcrate/contract/local-time';
import type { Order } from '@kindcrate/contract/orders';
import type { HandoverStop } from '@kindcrate/contract/staff-handover-list';
import { expect, test } from 'vitest';
import { samplePicturesFolder } from '../../../scripts/test-server.ts';
import { computeFigures } from '../../src/figures/compute-figures.ts';
import type { SampleLogins } from '../../src/seed/account-rows.ts';
import { seedSampleData } from '../../src/seed/seed-sample-data.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ SAMPLE_PICTURES_FOLDER: samplePicturesFolder }, undefined, { withCatalog: false });
let logins: SampleLogins = { donor: '', volunteer: '', password: '' };
await seedSampleData(api.services, (announced) => {
  logins = announced;
});

const logIn = async (email: string): Promise<string> =>
  (await api.send('POST', '/api/Login', { email, password: logins.password })).body.token;

async function listOwnOrders(): Promise<Order[]> {
  return (await api.get('/api/profile', await logIn(logins.donor))).body.data.orders;
}

test('the sample donor logs in with the announced password, and has orders with requested, offered and agreed handovers', async () => {
  const orders = await listOwnOrders();
  expect(orders.map(({ status, handover }) => [status, handover?.state])).toEqual([
    ['submitted', 'requested'],
    ['accepted', 'offered'],
    ['accepted', 'agreed'],
    ['accepted', 'agreed'],
    ['received', 'agreed'],
    ['completed', 'agreed'],
  ]);
  for (const { history, image } of orders) {
    expect(history.map(({ at }) => at).toSorted()).toEqual(history.map(({ at }) => at));
    expect((await api.app.inject(image.thumbnailUrl)).statusCode).toBe(200);
  }
  const [, , , onTheWay, received, completed] = orders;
  expect(onTheWay?.handover?.onTheWayAt).toMatch(/Z$/);
  expect(received).toMatchObject({ receivedQuantity: 5, coins: 15, receipt: { showName: false } });
  expect(received?.items).toMatchObject([{ quantity: 6, receivedQuantity: 5, declinedReason: expect.any(String) }]);
  expect(completed?.outcome).toMatchObject({ organizationConsents: true, donorConsents: false });
});

test('every order of the sample donor is found by a search at the desk for the donor and the first item', async () => {
  const { token } = await signUpWithRole(api, 'staff');
  for (const { _id, items } of await listOwnOrders()) {
    const query = new URLSearchParams({ q: `${logins.donor} ${items[0]?.name}` });
    const { result } = (await api.get(`/api/staff/orders?${query}`, token)).body;
    expect(result.map((order: { _id: string }) => order._id)).toContain(_id);
  }
});

test('the run list of staff has a sample handover today, which is on the way, and another one tomorrow', async () => {
  const { token } = await signUpWithRole(api, 'staff');
  const timeZone = 'America/New_York';
  const { day: today } = toLocalTime(new Date(), timeZone);
  const listStops = async (day: string): Promise<HandoverStop[]> =>
    (await api.get(`/api/staff/handovers?from=${day}&to=${day}`, token)).body.result;
  expect(await listStops(today)).toMatchObject([{ kind: 'collection', onTheWayAt: expect.any(String) }]);
  const tomorrow = toLocalTime(new Date(Date.now() + 24 * 60 * 60 * 1000), timeZone).day;
  expect(await listStops(tomorrow)).toMatchObject([{ kind: 'drop-off', onTheWayAt: null }]);
});

test('the sample volunteer sees the sample orders of one organization, and can change the status of an order', async () => {
  const token = await logIn(logins.volunteer);
  const { result } = (await api.get('/api/staff/orders', token)).body;
  expect(new Set(result.map(({ charity }: Order) => charity._id))).toEqual(new Set(['mantle-and-mitten']));
  const submitted = result.find(({ status }: Order) => status === 'submitted');
  const reply = await api.send('PUT', `/api/staff/orders/${submitted._id}`, { status: 'under review' }, token);
  expect(reply.status).toBe(200);
});

test('the public figures do not count sample orders', async () => {
  await computeFigures(api.services, { now: () => new Date(Date.now() + 24 * 60 * 60 * 1000) });
  const { data } = (await api.get('/api/figures')).body;
  expect(data.all).toMatchObject({ allTime: null });
  const { figures } = await api.data.database.selectFrom('figure_runs').select('figures').executeTakeFirstOrThrow();
  expect(JSON.parse(figures ?? '').organizations).toEqual({});
});

test('the outcome of a sample order becomes public only when the sample donor consents', async () => {
  const [completed] = (await listOwnOrders()).filter(({ status }) => status === 'completed');
  const readStories = async () => JSON.stringify((await api.get('/api/outcomes')).body);
  const line = completed?.outcome?.line ?? '';
  expect(await readStories()).not.toContain(line);
  const body = { donorConsents: true, revision: 1 };
  const reply = await api.send('PUT', `/api/order/${completed?._id}/outcome`, body, await logIn(logins.donor));
  expect(reply.status).toBe(200);
  expect(await readStories()).toContain(line);
});
