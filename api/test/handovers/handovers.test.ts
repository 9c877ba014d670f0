import { handoverMessages } from '@kindcrate/contract/handover-messages';
import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { donate } from '../support/donations.ts';
import { deliverEmails } from '../support/emails.ts';
import { listTimes, setPlace } from '../support/places.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder, changeStatus, cancelOrder, getOwnOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;

beforeEach(async () => {
  await database.deleteFrom('handovers').execute();
  await database.deleteFrom('outbox').execute();
  await setPlace(api, 'organization-1');
});

const address = { street: 'Mill Lane', number: '12', postalCode: 'LS2 7EY', city: 'Leeds', remark: 'Ring at Lind' };
const placeOrderFor = (times: string[], kind = 'drop-off') =>
  placeOrder('under review', { handover: JSON.stringify({ kind, times, ...(kind === 'collection' && { address }) }) });
const answer = (id: string, body: object, token = donor) => api.send('PUT', `/api/order/${id}/handover`, body, token);
const update = (id: string, body: object, token = staff) =>
  api.send('PUT', `/api/staff/orders/${id}/handover`, body, token);
const handoverOf = async (id: string) => (await getOwnOrder(id)).handover;

/** Lists the first four free times, as many as any test needs. */
async function listFreeTimes(): Promise<[string, string, string, string]> {
  const [a = '', b = '', c = '', d = ''] = await listTimes(api);
  return [a, b, c, d];
}

test('an order stores the handover that its donor prefers, and its location is the address of the handover on one line', async () => {
  const [first, second] = await listFreeTimes();
  const handover = { kind: 'collection', times: [first, second], address };
  const id = await placeOrder('submitted', { handover: JSON.stringify(handover), location: undefined });
  const order = await getOwnOrder(id);
  expect(order.location).toBe('12 Mill Lane, Leeds LS2 7EY');
  expect(order.handover).toEqual({
    kind: 'collection',
    state: 'requested',
    address,
    preferred: [first, second],
    offered: [],
    timeZone: 'UTC',
  });
  const staffOrder = (await api.get(`/api/staff/orders/${id}`, staff)).body.data;
  expect(staffOrder.handover).toEqual(order.handover);
});

test('an order without a handover is accepted with the usual email, and gets no handover', async () => {
  const id = await placeOrder('under review');
  expect((await changeStatus(id, 'accepted')).status).toBe(200);
  expect(await getOwnOrder(id)).not.toHaveProperty('handover');
  const subjects = (await deliverEmails(api)).map(({ subject }) => subject);
  expect(subjects.at(-1)).toContain('is welcome');
});

test('accepting an order books the first preferred time that is free, and sends a single email', async () => {
  await setPlace(api, 'organization-1', { capacityPerHour: 1 });
  const [first, second] = await listFreeTimes();
  const earlierOrder = await placeOrderFor([first]);
  const id = await placeOrderFor([first, second]);
  await changeStatus(earlierOrder, 'accepted');
  await deliverEmails(api);
  await changeStatus(id, 'accepted');
  expect(await handoverOf(id)).toMatchObject({ state: 'agreed', agreed: { start: second }, offered: [] });
  const emails = await deliverEmails(api);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain('Good news: “Winter coats” is welcome at Organization 1.');
  expect(emails[0]?.calendar).toMatchObject({ method: 'REQUEST', start: second, sequence: 1 });
});

test('accepting an order offers the next free times when none of the preferred ones is free', async () => {
  await setPlace(api, 'organization-1', { capacityPerHour: 1 });
  const [first, second, third, fourth] = await listFreeTimes();
  const earlierOrder = await placeOrderFor([first]);
  const id = await placeOrderFor([first]);
  await changeStatus(earlierOrder, 'accepted');
  await changeStatus(id, 'accepted');
  const { state, offered } = await handoverOf(id);
  expect(state).toBe('offered');
  expect(offered).toHaveLength(3);
  expect(offered).not.toContain(first);
  expect([second, third, fourth].every((time) => time > first)).toBe(true);
});

test('the desk offers times, and the donor takes one of them, which is then booked', async () => {
  const [first, second, third] = await listFreeTimes();
  const id = await placeOrderFor([first]);
  await changeStatus(id, 'accepted', { times: [second, third] });
  expect(await handoverOf(id)).toMatchObject({ state: 'offered', offered: [second, third] });
  expect(await answer(id, { action: 'take', time: first })).toMatchObject({
    status: 400,
    body: { fields: { time: handoverMessages.notOfferedTime } },
  });
  const { status, body } = await answer(id, { action: 'take', time: third });
  expect(status).toBe(200);
  expect(body.data.handover).toMatchObject({ state: 'agreed', agreed: { start: third } });
  expect((await answer(id, { action: 'take', time: third })).status).toBe(200);
  const emails = (await deliverEmails(api)).filter(({ calendar }) => calendar);
  expect(emails.map(({ calendar }) => calendar?.sequence)).toEqual([1]);
});

test('when a donor asks for another time, the agreed time remains booked until the desk agrees to the new one', async () => {
  const [first, second] = await listFreeTimes();
  const id = await placeOrderFor([first]);
  await changeStatus(id, 'accepted');
  await answer(id, { action: 'ask', times: [second] });
  expect(await handoverOf(id)).toMatchObject({ state: 'requested', preferred: [second], agreed: { start: first } });
  await update(id, { action: 'offer' });
  expect(await handoverOf(id)).toMatchObject({ state: 'agreed', agreed: { start: second } });
  const entries = (await deliverEmails(api)).flatMap(({ calendar }) => calendar ?? []);
  expect(entries.map(({ method, sequence, start }) => [method, sequence, start])).toEqual([
    ['REQUEST', 1, first],
    ['REQUEST', 2, second],
  ]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
});

test('when a donor cancels the agreed time, the order stays accepted, and others can take that time', async () => {
  await setPlace(api, 'organization-1', { capacityPerHour: 1 });
  const [first] = await listFreeTimes();
  const id = await placeOrderFor([first]);
  await changeStatus(id, 'accepted');
  expect(await listTimes(api)).not.toContain(first);
  expect((await answer(id, { action: 'cancel' })).status).toBe(200);
  expect((await answer(id, { action: 'cancel' })).status).toBe(200);
  expect(await getOwnOrder(id)).toMatchObject({ status: 'accepted', handover: { state: 'cancelled' } });
  expect(await handoverOf(id)).not.toHaveProperty('agreed');
  expect(await listTimes(api)).toContain(first);
  const entries = (await deliverEmails(api)).flatMap(({ calendar }) => calendar ?? []);
  expect(entries.map(({ method, sequence }) => [method, sequence])).toEqual([
    ['REQUEST', 1],
    ['CANCEL', 2],
  ]);
});

test.each([
  ['canceled by the donor', (id: string) => cancelOrder(id)],
  ['declined', (id: string) => changeStatus(id, 'declined')],
])('an order that is %s frees its time, and the email about the change removes the calendar entry', async (_, end) => {
  const [first] = await listFreeTimes();
  const id = await placeOrderFor([first]);
  await changeStatus(id, 'accepted');
  await end(id);
  expect(await handoverOf(id)).toMatchObject({ state: 'cancelled' });
  const last = (await deliverEmails(api)).at(-1);
  expect(last?.calendar).toMatchObject({ method: 'CANCEL', sequence: 2, start: first });
  expect(await answer(id, { action: 'ask', times: [first] })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
});

test('times in the past, outside the hours, on closed days and too far ahead are refused with a clear message', async () => {
  const [first] = await listFreeTimes();
  const day = first.slice(0, 10);
  await setPlace(api, 'organization-1', { closedDays: [{ from: day, until: day, reason: null }] });
  const [open] = await listFreeTimes();
  const id = await placeOrderFor([]);
  const messageFor = async (time: string) => (await answer(id, { action: 'ask', times: [time] })).body.fields?.times;
  expect(await messageFor('2020-01-07T10:00:00Z')).toBe(handoverMessages.pastTime);
  expect(await messageFor(first)).toBe(handoverMessages.closedTime);
  expect(await messageFor(open.replace('T09:', 'T03:').replace('T1', 'T0'))).toBe(handoverMessages.closedTime);
  expect(await messageFor(open.replace(':00:00', ':30:00'))).toBe(handoverMessages.closedTime);
  expect(await messageFor('2999-01-07T10:00:00Z')).toBe(handoverMessages.timeTooFarAhead);
  expect(await messageFor(open)).toBeUndefined();
  const { body } = await donate(api, donor, { handover: JSON.stringify({ kind: 'drop-off', times: [first] }) });
  expect(body.fields).toEqual({ 'handover.times': handoverMessages.closedTime });
});

test('a kind of handover that the organization does not offer is refused, and so is any kind when an organization has no place', async () => {
  await setPlace(api, 'organization-1', { collection: null });
  const handover = JSON.stringify({ kind: 'collection', address });
  const expected = { 'handover.kind': handoverMessages.notOffered.collection };
  expect((await donate(api, donor, { handover })).body.fields).toEqual(expected);
  const { body } = await donate(api, donor, { charity: 'organization-2', handover: '{"kind":"drop-off"}' });
  expect(body.fields).toEqual({ 'handover.kind': handoverMessages.notOffered['drop-off'] });
});

test("an organization's free times are within its hours in its own time zone", async () => {
  await setPlace(api, 'organization-1', { timeZone: 'Asia/Tokyo' });
  const { body } = await api.get('/api/organizations/organization-1/times');
  expect(body.timeZone).toBe('Asia/Tokyo');
  const hours = new Set(body.result.map(({ start }: { start: string }) => new Date(start).getUTCHours()));
  expect([...hours].toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a hidden or unknown organization has no free times, and an unknown kind is refused', async () => {
  await database.updateTable('organizations').set({ hidden: 1 }).where('id', '=', 'organization-2').execute();
  expect((await api.get('/api/organizations/organization-2/times')).status).toBe(404);
  await database.updateTable('organizations').set({ hidden: 0 }).where('id', '=', 'organization-2').execute();
  expect((await api.get('/api/organizations/nothing/times')).status).toBe(404);
  expect((await api.get('/api/organizations/organization-1/times?kind=post')).status).toBe(400);
});

test('threat 15: nobody can change another donor’s handover, and a volunteer cannot change a handover of another organization', async () => {
  const [first] = await listFreeTimes();
  const id = await placeOrderFor([first]);
  await changeStatus(id, 'accepted');
  const otherDonor = await api.signUp();
  expect((await answer(id, { action: 'cancel' }, otherDonor)).status).toBe(404);
  const { token: volunteer } = await signUpWithRole(api, 'volunteer', 'organization-2');
  expect((await update(id, { action: 'cancel' }, volunteer)).status).toBe(404);
  expect((await update(id, { action: 'cancel' }, otherDonor)).status).toBe(403);
  expect(await handoverOf(id)).toMatchObject({ state: 'agreed' });
});

test('the desk can offer a handover that the donor has not asked for, but only for an accepted order', async () => {
  const id = await placeOrder('under review');
  expect((await update(id, { action: 'offer' })).status).toBe(409);
  expect((await update(id, { action: 'leave' })).status).toBe(409);
  await changeStatus(id, 'accepted');
  expect((await update(id, { action: 'cancel' })).status).toBe(404);
  const { status, body } = await update(id, { action: 'offer', kind: 'collection' });
  expect(status).toBe(200);
  expect(body.data.handover).toMatchObject({ kind: 'collection', state: 'offered' });
  const [entry] = (await api.get('/api/staff/audit', staff)).body.result;
  expect(entry).toMatchObject({ action: 'edited', detail: 'time offered for the handover', subject: { _id: id } });
});

test('on the day of a collection, and not before, the desk can report that someone is on the way, and the donor gets one email', async () => {
  const [first] = await listTimes(api, { kind: 'collection' });
  const id = await placeOrderFor([first ?? ''], 'collection');
  await changeStatus(id, 'accepted');
  expect(await update(id, { action: 'leave' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const soon = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  await database.updateTable('handovers').set({ starts_at: soon }).where('order_id', '=', id).execute();
  await deliverEmails(api);
  for (const _ of [1, 2]) expect((await update(id, { action: 'leave' })).status).toBe(200);
  expect((await handoverOf(id)).onTheWayAt).toBeDefined();
  const emails = await deliverEmails(api);
  expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('on our way')]);
});

test('the handover of an order is deleted when the donor deletes their account', async () => {
  const token = await api.signUp();
  const id = await placeOrder('submitted', { handover: JSON.stringify({ kind: 'collection', address }) }, token);
  await api.send('POST', '/api/profile/delete', { openOrders: 'cancel' }, token);
  const left = await database.selectFrom('handovers').select('order_id').where('order_id', '=', id).execute();
  expect(left).toEqual([]);
});
