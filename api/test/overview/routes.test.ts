import type { StaffOverview } from '@kindcrate/contract/staff-overview';
import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { addHandoverTo } from '../support/handovers.ts';
import { addNeed } from '../support/needs.ts';
import { setPlace } from '../support/places.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder, changeStatus, cancelOrder } = await setUpDesk(
  await openTestApp({ QUOTA_OPEN_ORDERS: '100' }),
);
const { database } = api.data;
const { token: volunteer } = await signUpWithRole(api, 'volunteer', 'organization-1');

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const timeIn = (ms: number) => new Date(Date.now() + ms).toISOString();
const dayIn = (days: number) => timeIn(days * day).slice(0, 10);
/** Noon UTC, the given number of days from today. */
const noonIn = (days: number) => `${dayIn(days)}T12:00:00.000Z`;
const otherOrganization = { charity: 'organization-2' };

const read = async (token = staff): Promise<StaffOverview> => (await api.get('/api/staff/overview', token)).body.data;

/** Makes it look as if the order had reached its status at a given time. */
async function backdateStatus(id: string, time: string): Promise<void> {
  const { status } = await database
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('order_events')
    .set({ created_at: time })
    .where('order_id', '=', id)
    .where('status', '=', status)
    .execute();
}

async function addAgreedHandover(id: string, start: string): Promise<void> {
  await addHandoverTo(api, id);
  const times = { starts_at: start, ends_at: new Date(Date.parse(start) + hour).toISOString() };
  await database
    .updateTable('handovers')
    .set({ ...times, state: 'agreed' })
    .where('order_id', '=', id)
    .execute();
}

beforeEach(async () => {
  for (const table of ['handovers', 'needs', 'places'] as const) await database.deleteFrom(table).execute();
  const longAgo = { created_at: timeIn(-90 * day), received_at: null, status: 'cancelled' } as const;
  await database.updateTable('orders').set(longAgo).execute();
});

test('nothing waits at a desk without orders', async () => {
  const overview = await read();
  expect(overview).toMatchObject({
    timeZone: 'UTC',
    today: { day: dayIn(0), count: 0, done: 0, runs: [] },
    tomorrow: { day: dayIn(1), count: 0, done: 0, runs: [] },
    oldest: [],
    needs: { count: 0, first: [] },
    staff: { messages: { count: 0, oldest: [] }, problems: [] },
  });
  expect(overview.waiting).toEqual(
    ['submitted', 'under review', 'accepted', 'received'].map((status) => ({ status, count: 0, since: null })),
  );
  expect(overview.days).toHaveLength(30);
  expect(overview.days.at(-1)).toEqual({ day: dayIn(0), received: 0, placed: 0 });
});

test('the overview counts the orders that wait by status, and lists those that have waited longest first', async () => {
  const times = [timeIn(-3 * day), timeIn(-9 * day), timeIn(-day)];
  const ids = [
    await placeOrder('submitted', { itemsName: 'Kettles' }),
    await placeOrder('accepted', { itemsName: 'Bikes', ...otherOrganization }),
    await placeOrder('submitted', { itemsName: 'Lamps' }),
  ];
  for (const [index, id] of ids.entries()) await backdateStatus(id, times[index] ?? '');
  await placeOrder('completed');
  await placeOrder('declined');
  await cancelOrder(await placeOrder());
  const { waiting, oldest } = await read();
  expect(waiting).toEqual([
    { status: 'submitted', count: 2, since: times[0] },
    { status: 'under review', count: 0, since: null },
    { status: 'accepted', count: 1, since: times[1] },
    { status: 'received', count: 0, since: null },
  ]);
  expect(oldest.map(({ itemsName, status, since }) => [itemsName, status, since])).toEqual([
    ['Bikes', 'accepted', times[1]],
    ['Kettles', 'submitted', times[0]],
    ['Lamps', 'submitted', times[2]],
  ]);
  const { username } = (await api.get('/api/profile', donor)).body.data;
  expect(oldest[0]).toMatchObject({
    _id: ids[1],
    donor: username,
    organization: { _id: 'organization-2', title: 'Organization 2' },
  });
});

test('the overview counts the handovers of today and tomorrow, and how many of them are done because their goods have arrived', async () => {
  await setPlace(api, 'organization-1');
  for (const status of ['accepted', 'accepted', 'received'] as const)
    await addAgreedHandover(await placeOrder(status), noonIn(0));
  await addAgreedHandover(await placeOrder('accepted', otherOrganization), noonIn(1));
  await addAgreedHandover(await placeOrder('accepted'), noonIn(2));
  await addAgreedHandover(await placeOrder('accepted'), noonIn(-1));
  const { today, tomorrow } = await read();
  expect(today).toMatchObject({ day: dayIn(0), count: 3, done: 1 });
  const organization = { _id: 'organization-1', title: 'Organization 1' };
  expect(today.runs).toEqual([
    {
      ...{ organization, kind: 'drop-off', timeZone: 'UTC', count: 3, done: 1 },
      ...{ start: noonIn(0), end: noonIn(0).replace('T12', 'T13') },
    },
  ]);
  expect(tomorrow).toMatchObject({ count: 1, runs: [{ organization: { title: 'Organization 2' } }] });
});

test('the overview no longer counts the handover of a declined order', async () => {
  const id = await placeOrder('accepted');
  await addAgreedHandover(id, noonIn(1));
  await changeStatus(id, 'declined');
  expect((await read()).tomorrow).toMatchObject({ count: 0, runs: [] });
});

test('the overview counts pieces on the day on which they arrive, and orders on the day on which they are placed', async () => {
  const id = await placeOrder('received');
  const completedId = await placeOrder('completed');
  await changeStatus(await placeOrder('received'), 'declined');
  const dates = { created_at: noonIn(-29), received_at: noonIn(-1) };
  await database.updateTable('orders').set(dates).where('id', '=', id).execute();
  const countsByDay = Object.fromEntries((await read()).days.map(({ day: name, ...counts }) => [name, counts]));
  expect(countsByDay[dayIn(-29)]).toEqual({ received: 0, placed: 1 });
  expect(countsByDay[dayIn(-1)]).toEqual({ received: 3, placed: 0 });
  expect(countsByDay[dayIn(0)]).toEqual({ received: 3, placed: 2 });
  await database
    .updateTable('orders')
    .set({ created_at: noonIn(-30) })
    .where('id', '=', completedId)
    .execute();
  expect((await read()).days.reduce((sum, { placed }) => sum + placed, 0)).toBe(2);
});

test('the days of the overview are in the most common time zone of the organizations', async () => {
  await setPlace(api, 'organization-1', { timeZone: 'Pacific/Kiritimati' });
  const { timeZone, today, days } = await read();
  const inKiritimati = timeIn(14 * hour).slice(0, 10);
  expect([timeZone, today.day, days.at(-1)?.day]).toEqual(['Pacific/Kiritimati', inKiritimati, inKiritimati]);
});

test('the overview lists needs that end soon, with the pieces received for them', async () => {
  const id = await addNeed(database, { words: 'Boots', until: dayIn(2), sample_received: 5 });
  await addNeed(database, { words: 'Duvets', until: dayIn(1), organization_id: 'organization-2' });
  await addNeed(database, { words: 'Coats', until: dayIn(20) });
  await addNeed(database, { words: 'Lamps', until: null });
  await addNeed(database, { words: 'Cots', until: dayIn(2), state: 'refused', reason: 'No room' });
  await placeOrder('received', { need: id });
  const { needs } = await read();
  expect(needs.count).toBe(2);
  expect(needs.first.map(({ words, daysLeft, received }) => [words, daysLeft, received])).toEqual([
    ['Duvets', 1, 0],
    ['Boots', 2, 8],
  ]);
});

test('threat 15: a volunteer sees only what concerns their organization in the overview', async () => {
  await addAgreedHandover(await placeOrder('accepted'), noonIn(0));
  await addAgreedHandover(await placeOrder('accepted', otherOrganization), noonIn(0));
  await placeOrder('received', otherOrganization);
  await addNeed(database, { words: 'Boots', until: dayIn(2) });
  await addNeed(database, { words: 'Duvets', until: dayIn(2), organization_id: 'organization-2' });
  const overview = await read(volunteer);
  expect(overview).not.toHaveProperty('staff');
  expect(JSON.stringify(overview)).not.toMatch(/organization-2|Duvets/);
  expect(overview.today).toMatchObject({ count: 1, runs: [{ count: 1 }] });
  expect(overview.waiting.map(({ count }) => count)).toEqual([0, 0, 1, 0]);
  expect(overview.oldest).toHaveLength(1);
  expect(overview.needs).toMatchObject({ count: 1, first: [{ words: 'Boots' }] });
  expect(overview.days.at(-1)).toEqual({ day: dayIn(0), received: 0, placed: 1 });
  expect((await read()).days.at(-1)).toEqual({ day: dayIn(0), received: 3, placed: 3 });
});
