import { getStaffFiguresEndpoint, type StaffFigures } from '@kindcrate/contract/staff-figures';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { addPastOrder, type PastOrder } from '../support/past-orders.ts';
import { setPlace } from '../support/places.ts';
import { addDonor, addPartner, decideRedemption, requestWithNewCode } from '../support/redemptions.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp());
const { api, staff } = desk;
const { database } = api.data;
const { token: volunteer } = await signUpWithRole(api, 'volunteer', 'organization-1');
const template = await desk.placeOrder();

const get = (query: string, token = staff) => api.get(`/api/staff/figures?${query}`, token);
const read = async (query: string, token = staff): Promise<StaffFigures> => (await get(query, token)).body.data;
const add = (order: PastOrder) => addPastOrder(database, template, order);

test('in the staff figures, each event counts in its own month, and each organization has its own figures', async () => {
  const placed = { submitted: '2024-01-30T12:00:00.000Z' };
  await add({ events: { ...placed, received: '2024-02-01T12:00:00.000Z' }, pieces: 7 });
  const completed = { completed: '2024-02-09T12:00:00.000Z' };
  await add({ events: { ...placed, received: '2024-02-05T12:00:00.000Z', ...completed }, pieces: 5 });
  const unusable = { received: '2024-02-03T12:00:00.000Z', declined: '2024-02-04T12:00:00.000Z' };
  await add({ organization: 'organization-2', events: { ...placed, ...unusable }, pieces: 90, reason: 'Mold' });
  const { body } = await get('from=2024-01&to=2024-02');
  expect(getStaffFiguresEndpoint.reply.is(body)).toBe(true);
  const { months, total, organizations, reasons, timeZone } = body.data;
  const none = { placed: 0, received: 0, pieces: 0, completed: 0, declined: 0, daysToReceived: null };
  const february = { received: 2, pieces: 12, completed: 1, daysToReceived: 4 };
  expect(months).toMatchObject([
    { month: '2024-01', ...none, placed: 3 },
    { month: '2024-02', ...none, ...february, declined: 1 },
  ]);
  expect(total).toEqual({ ...february, placed: 3, declined: 1 });
  expect(organizations).toMatchObject([
    { _id: 'organization-1', title: 'Organization 1', ...february, placed: 2, declined: 0, piecesByMonth: [0, 12] },
    { _id: 'organization-2', ...none, placed: 1, declined: 1, piecesByMonth: [0, 0] },
  ]);
  expect(reasons).toEqual([{ reason: 'Mold', count: 1 }]);
  expect(timeZone).toBe('UTC');

  const other = await read('from=2024-01&to=2024-02&organization=organization-2');
  expect(other.total).toEqual({ ...none, placed: 1, declined: 1 });
  expect(other.organizations).toHaveLength(1);
  expect([other.months[0]?.coins, other.brands]).toEqual([undefined, undefined]);
});

test("a volunteer sees only their own organization's figures, without coins and brands", async () => {
  const events = { submitted: '2023-01-02T12:00:00.000Z', received: '2023-01-04T12:00:00.000Z' };
  await add({ events, pieces: 3 });
  await add({ events, pieces: 40, organization: 'organization-2' });
  const { total, organizations, months, brands } = await read('from=2023-01&to=2023-01', volunteer);
  expect(total).toMatchObject({ placed: 1, pieces: 3, daysToReceived: 2 });
  expect(organizations.map(({ _id }) => _id)).toEqual(['organization-1']);
  expect([months[0]?.coins, brands]).toEqual([undefined, undefined]);
});

test("threat 15: a volunteer cannot read another organization's figures", async () => {
  const query = 'from=2023-02&to=2023-02&organization=organization-';
  expect((await get(`${query}2`, volunteer)).status).toBe(404);
  expect((await get(`${query}1`, volunteer)).status).toBe(200);
});

test('the months of the staff figures begin at midnight in the most common time zone of the organizations', async () => {
  await setPlace(api, 'organization-1', { timeZone: 'America/New_York' });
  await add({ events: { submitted: '2022-06-01T03:30:00.000Z' } });
  await add({ events: { submitted: '2022-06-01T04:30:00.000Z' } });
  const { months, timeZone } = await read('from=2022-05&to=2022-06');
  expect(timeZone).toBe('America/New_York');
  expect(months.map(({ placed }) => placed)).toEqual([1, 1]);
});

test('the staff figures count pieces by category', async () => {
  const { body } = await api.send('POST', '/api/staff/need-categories', { title: 'Camping gear', parent: '' }, staff);
  const events = { submitted: '2021-03-02T12:00:00.000Z', received: '2021-03-04T12:00:00.000Z' };
  const category = body.data._id;
  await add({ events, pieces: 6, category });
  await add({ events, pieces: 2 });
  expect((await read('from=2021-03&to=2021-03')).categories).toEqual([
    { _id: category, title: 'Camping gear', pieces: 6 },
    { _id: null, title: null, pieces: 2 },
  ]);
});

test('staff see how many coins donors earned, spent and still have, and how many were spent at each brand', async () => {
  const [donor, partner] = [await addDonor(api, 100), await addPartner(api)];
  const received = await desk.placeOrder('received');
  await desk.changeStatus(received, 'declined');
  const id = await requestWithNewCode(api, partner, donor, 30);
  await decideRedemption(api, donor, id, 'approve');
  const { months, brands } = await read('');
  expect(months.at(-1)?.coins).toEqual({ given: 100, spent: 30, open: 70 });
  expect(months[0]?.coins).toEqual({ given: 0, spent: 0, open: 0 });
  expect(brands).toEqual([{ _id: 'brand-1', title: 'Brand 1', redemptions: 1, coins: 30 }]);
});

test.each([
  ['from=2026-13', 'from'],
  ['from=1999-01', 'from'],
  ['to=2026-1', 'to'],
  ['from=2026-02&to=2026-01', 'to'],
  ['from=2024-01&to=2026-01', 'to'],
  ['organization=%00', 'organization'],
])('a request for figures with %s is refused with an error message for the invalid field', async (query, field) => {
  const { status, body } = await get(query);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('the figures of an unknown organization are not found', async () => {
  expect((await get('organization=organization-99')).status).toBe(404);
});
