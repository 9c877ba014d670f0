import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { setPlace } from '../support/places.ts';
import { inject, openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder, changeStatus } = await setUpDesk(await openTestApp());
const { database } = api.data;
const url = '/api/organizations/organization-1/times';

beforeEach(async () => {
  await database.deleteFrom('handovers').execute();
  await setPlace(api, 'organization-1', { capacityPerHour: 1 });
});
afterEach(() => void vi.useRealTimers());

const listStarts = async (): Promise<string[]> =>
  (await api.get(url)).body.result.map(({ start }: { start: string }) => start);

/** Places an order whose handover is agreed for this time. @returns its id */
async function placeOrderFor(time: string): Promise<string> {
  const handover = JSON.stringify({ kind: 'drop-off', times: [time] });
  return placeOrder('accepted', { handover });
}

test('the free times are computed only once while nothing changes, and a browser that already has them gets 304', async () => {
  const { headers, body } = await api.get(url);
  expect(headers['cache-control']).toBe('no-cache');
  // Changes the place as another server would, so that this server does not notice.
  await database.updateTable('places').set({ drop_off: 0 }).where('organization_id', '=', 'organization-1').execute();
  expect((await api.get(url)).body).toEqual(body);
  const { status } = await inject(api.app, { method: 'GET', url, headers: { 'if-none-match': String(headers.etag) } });
  expect(status).toBe(304);
});

test('drop-offs and collections have separate free times', async () => {
  await setPlace(api, 'organization-1', { collection: null });
  expect(await listStarts()).not.toEqual([]);
  expect((await api.get(`${url}?kind=collection`)).body.result).toEqual([]);
});

test('the free times change within five seconds when another server stores a change of the place', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await listStarts()).not.toEqual([]);
  await database.updateTable('places').set({ drop_off: 0 }).where('organization_id', '=', 'organization-1').execute();
  vi.setSystemTime(Date.now() + 5_000);
  expect(await listStarts()).toEqual([]);
});

test('a time that is booked stops being free immediately, and is free again when the donor cancels it', async () => {
  const time = (await listStarts()).at(-1) ?? '';
  const id = await placeOrderFor(time);
  expect(await listStarts()).not.toContain(time);
  await api.send('PUT', `/api/order/${id}/handover`, { action: 'cancel' }, donor);
  expect(await listStarts()).toContain(time);
});

test('the old time of a handover that is rescheduled is free again immediately, and so is the time of an order that is declined', async () => {
  const [other = '', time = ''] = (await listStarts()).slice(-2);
  const id = await placeOrderFor(time);
  expect(await listStarts()).not.toContain(time);
  await api.send('PUT', `/api/order/${id}/handover`, { action: 'ask', times: [other] }, donor);
  await api.send('PUT', `/api/staff/orders/${id}/handover`, { action: 'offer' }, staff);
  const free = await listStarts();
  expect([free.includes(time), free.includes(other)]).toEqual([true, false]);
  await changeStatus(id, 'declined');
  expect(await listStarts()).toContain(other);
});

test('the free times change immediately when the desk edits the place', async () => {
  expect(await listStarts()).not.toEqual([]);
  const { body } = await api.get('/api/staff/places', staff);
  const { place, revision } = body.result.find(
    ({ organization }: { organization: { _id: string } }) => organization._id === 'organization-1',
  );
  const changed = { ...place, dropOff: false, revision };
  expect((await api.send('PUT', '/api/staff/places/organization-1', changed, staff)).status).toBe(200);
  expect(await listStarts()).toEqual([]);
});
