import { listHandoversEndpoint } from '@kindcrate/contract/staff-handover-list';
import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { addHandoverTo } from '../support/handovers.ts';
import { setPlace } from '../support/places.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, placeOrder } = await setUpDesk(await openTestApp({ QUOTA_OPEN_ORDERS: '100' }));
const { database } = api.data;
const { token: volunteer } = await signUpWithRole(api, 'volunteer', 'organization-1');

const otherOrganization = { charity: 'organization-2' };
const address = { street: 'Mill Lane', number: '12', city: 'Leeds', postal_code: 'LS2 7EY', remark: 'Ring at Lind' };

const list = async (query = '', token = staff) => (await api.get(`/api/staff/handovers${query}`, token)).body;

async function addAgreedHandover(id: string, start: string, changes: object = {}): Promise<void> {
  await addHandoverTo(api, id);
  const end = new Date(Date.parse(start) + 60 * 60 * 1000).toISOString();
  const agreed = { state: 'agreed', starts_at: start, ends_at: end } as const;
  await database
    .updateTable('handovers')
    .set({ ...agreed, ...changes })
    .where('order_id', '=', id)
    .execute();
}

const collection = (postalCode = address.postal_code) => ({ kind: 'collection', ...address, postal_code: postalCode });

beforeEach(async () => {
  await database.deleteFrom('handovers').execute();
  await database.deleteFrom('places').execute();
});

test('the handovers of a day are listed by time and postal code, with everything that the driver needs', async () => {
  const ids = [await placeOrder('accepted'), await placeOrder('accepted'), await placeOrder('accepted')];
  const [late = '', far = '', near = ''] = ids;
  await addAgreedHandover(late, '2027-03-02T11:00:00.000Z');
  await addAgreedHandover(far, '2027-03-02T09:00:00.000Z', collection('LS9'));
  await addAgreedHandover(near, '2027-03-02T09:00:00.000Z', collection());
  await addAgreedHandover(await placeOrder('accepted'), '2027-03-03T00:00:00.000Z');
  const body = await list('?from=2027-03-02');
  expect(listHandoversEndpoint.reply.is(body)).toBe(true);
  expect([body.from, body.to, body.more]).toEqual(['2027-03-02', '2027-03-02', 0]);
  expect(body.result.map(({ order }: { order: string }) => order)).toEqual([near, far, late]);
  expect(body.result[0]).toMatchObject({
    quantity: 3,
    status: 'accepted',
    phone: '0123 456',
    address: { street: 'Mill Lane', number: '12', city: 'Leeds', postalCode: 'LS2 7EY', remark: 'Ring at Lind' },
    organization: { _id: 'organization-1', title: 'Organization 1' },
    kind: 'collection',
    end: '2027-03-02T10:00:00.000Z',
    timeZone: 'UTC',
    onTheWayAt: null,
  });
  expect(body.result[2]).not.toHaveProperty('address');
});

test('handovers are listed by day in the time zone of their organization, without the handovers of declined orders', async () => {
  await setPlace(api, 'organization-1', { timeZone: 'America/New_York' });
  await addAgreedHandover(await placeOrder('accepted'), '2027-03-02T03:00:00.000Z');
  await addAgreedHandover(await placeOrder('accepted', otherOrganization), '2027-03-02T03:00:00.000Z');
  await addAgreedHandover(await placeOrder('declined', otherOrganization), '2027-03-02T03:00:00.000Z');
  const listOrganizations = async (day: string) =>
    (await list(`?from=${day}`)).result.map((stop: { organization: { _id: string } }) => stop.organization._id);
  expect(await listOrganizations('2027-03-01')).toEqual(['organization-1']);
  expect(await listOrganizations('2027-03-02')).toEqual(['organization-2']);
});

test("a request for the handovers without a day lists tomorrow's", async () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(await list()).toMatchObject({ from: tomorrow, to: tomorrow, result: [] });
});

test('the list of handovers shows how much of the capacity of all places is booked on each day of the week, and no capacity on closed days', async () => {
  const closedDays = [{ from: '2027-03-04', until: '2027-03-04', reason: null }];
  await setPlace(api, 'organization-1', { closedDays, capacityPerHour: 2 });
  await addAgreedHandover(await placeOrder('accepted'), '2027-03-01T09:00:00.000Z');
  await addAgreedHandover(await placeOrder('accepted'), '2027-03-07T09:00:00.000Z');
  const { week } = await list('?from=2027-03-03');
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({ day: '2027-03-01', booked: 1, capacity: 16 });
  expect(week[3]).toEqual({ day: '2027-03-04', booked: 0, capacity: 0 });
  expect(week[6]).toEqual({ day: '2027-03-07', booked: 1, capacity: 16 });
});

test.each([
  ['?from=2027-03-02&to=2027-03-01', 'to'],
  ['?from=2027-03-02&to=2027-03-09', 'to'],
  ['?from=2027-02-30', 'from'],
  ['?from=tomorrow', 'from'],
])('a request for the handovers with the query %s is refused', async (query, field) => {
  const { status, body } = await api.get(`/api/staff/handovers${query}`, staff);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('threat 15: a volunteer sees the handovers and the capacity of their own organization only', async () => {
  await setPlace(api, 'organization-2');
  await addAgreedHandover(await placeOrder('accepted'), '2027-03-02T09:00:00.000Z');
  await addAgreedHandover(await placeOrder('accepted', otherOrganization), '2027-03-02T09:00:00.000Z');
  const { result, week } = await list('?from=2027-03-02&to=2027-03-08', volunteer);
  expect(result.map((stop: { organization: { _id: string } }) => stop.organization._id)).toEqual(['organization-1']);
  expect(week[1]).toEqual({ day: '2027-03-02', booked: 1, capacity: 0 });
  const other = await api.get('/api/staff/handovers?organization=organization-2', volunteer);
  expect([other.status, other.body.code]).toEqual([404, 'not_found']);
  expect((await list('?from=2027-03-02&organization=organization-2')).result).toHaveLength(1);
});

test.each(['0000-01-01', '0000-01-03', '9999-12-24', '9999-12-31'])(
  'a request for the handovers of the extreme date %s causes no server error',
  async (day) => {
    await setPlace(api, 'organization-1', { timeZone: 'America/New_York' });
    expect((await api.get(`/api/staff/handovers?from=${day}`, staff)).status).toBeLessThan(500);
  },
);
