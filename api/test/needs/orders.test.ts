import { setTimeout } from 'node:timers/promises';
import type { Need } from '@kindcrate/contract/needs';
import { expect, test } from 'vitest';
import { lockWantedNeed } from '../../src/needs/repository.ts';
import { setUpDesk } from '../support/desk.ts';
import { donate } from '../support/donations.ts';
import { addNeed } from '../support/needs.ts';
import { addMissingItems } from '../support/order-items.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp());
const { api, donor, staff, placeOrder, changeStatus, getOwnOrder } = desk;
const { database } = api.data;

const readNeed = async (id: string): Promise<Need> =>
  (await api.get('/api/needs')).body.result.find(({ _id }: Need) => _id === id);

test('the donor and staff see which need an order is for; staff also see the progress of the need, and the spreadsheet contains its words', async () => {
  const need = await addNeed(database, { words: 'Wool socks; "thick"' });
  const id = await placeOrder('submitted', { need });
  const reference = { _id: need, words: 'Wool socks; "thick"', category: 'clothing-winter' };
  expect((await getOwnOrder(id)).need).toEqual(reference);
  const progress = { target: 40, received: 0 };
  expect((await api.get(`/api/staff/orders/${id}`, staff)).body.data.need).toEqual({ ...reference, ...progress });
  const [listed] = (await api.get('/api/staff/orders', staff)).body.result;
  expect(listed.need).toEqual({ ...reference, ...progress });
  expect((await api.get('/api/staff/orders.csv', staff)).body).toContain('"Wool socks; ""thick"""');
  expect((await changeStatus(id, 'under review')).body.data.need).toMatchObject({ received: 0 });
});

test('for each order, the queue shows how many pieces have arrived for its need from all orders', async () => {
  const need = await addNeed(database, { target: null, sample_received: 5 });
  const received = await placeOrder('received', { need });
  const submitted = await placeOrder('submitted', { need });
  const { result } = (await api.get('/api/staff/orders', staff)).body;
  const needs = [received, submitted].map((id) => result.find(({ _id }: { _id: string }) => _id === id).need);
  expect(needs).toMatchObject([
    { target: null, received: 8 },
    { target: null, received: 8 },
  ]);
});

test('an order that is sent without a need, or with an empty one, has no need in replies', async () => {
  for (const need of [undefined, '']) {
    const id = await placeOrder('submitted', { need });
    expect(await getOwnOrder(id)).not.toHaveProperty('need');
    expect((await api.get(`/api/staff/orders/${id}`, staff)).body.data).not.toHaveProperty('need');
  }
});

test('an order with a malformed need id is refused, with a message for the field', async () => {
  const { status, body } = await donate(api, donor, { need: 'a b' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['need']]);
});

test.each([
  ['that does not exist', async () => 'nothing'],
  ['of another organization', () => addNeed(database, { organization_id: 'organization-2' })],
  ['whose last day has passed', () => addNeed(database, { until: '2026-01-01' })],
  ['that is no longer wanted', () => addNeed(database, { state: 'enough', target: null })],
])('an order for a need %s is placed, without the need', async (_which, create) => {
  const id = await placeOrder('submitted', { need: await create() });
  expect(await getOwnOrder(id)).not.toHaveProperty('need');
});

test('a need counts pieces once they are received, and still counts them when the order is completed', async () => {
  const need = await addNeed(database, { updated_at: '2026-01-01T00:00:00.000Z' });
  const id = await placeOrder('accepted', { need, quantity: '9' });
  expect(await readNeed(need)).toMatchObject({ received: 0, updatedAt: '2026-01-01T00:00:00.000Z' });
  const before = new Date().toISOString();
  await changeStatus(id, 'received', { quantity: 7 });
  const counted = await readNeed(need);
  expect(counted.received).toBe(7);
  expect(counted.updatedAt >= before).toBe(true);
  await changeStatus(id, 'completed');
  expect(await readNeed(need)).toEqual(counted);
});

test('declining a received order subtracts its pieces from the count of its need, and updates the time at which the need last changed', async () => {
  const need = await addNeed(database);
  const id = await placeOrder('received', { need });
  const before = await readNeed(need);
  expect(before.received).toBe(3);
  await changeStatus(id, 'declined');
  const after = await readNeed(need);
  expect(after.received).toBe(0);
  expect(after.updatedAt > before.updatedAt).toBe(true);
});

test('a need becomes "enough" when its target is reached, and "wanted" again when the order that reached it is declined', async () => {
  const need = await addNeed(database, { target: 3 });
  const id = await placeOrder('received', { need });
  expect(await readNeed(need)).toMatchObject({ state: 'enough', received: 3 });
  await changeStatus(id, 'declined');
  expect(await readNeed(need)).toMatchObject({ state: 'wanted', received: 0 });
});

test('an order that eight simultaneous requests mark as received counts once toward its need', async () => {
  const need = await addNeed(database);
  const id = await placeOrder('accepted', { need });
  const replies = await Promise.all(Array.from({ length: 8 }, () => changeStatus(id, 'received', { quantity: 5 })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect((await readNeed(need)).received).toBe(5);
});

test('fifty orders that are received simultaneously all count toward their need', async () => {
  const need = await addNeed(database, { target: 1000 });
  const first = await placeOrder('accepted', { need });
  const { search_text, ...row } = await database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 50 }, () => ({ ...row, search_text, id: crypto.randomUUID() }));
  await database.insertInto('orders').values(copies).execute();
  await addMissingItems(database);
  const replies = await Promise.all(
    copies.map(({ id }, index) => changeStatus(id, 'received', { quantity: index + 1 })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await readNeed(need)).received).toBe((50 * 51) / 2);
});

test('a retry with the same idempotency key returns the first order, even if its need was deleted, replaced or left out', async () => {
  const need = await addNeed(database);
  const first = (await donate(api, donor, { need }, 'same-key')).body.data;
  await database.deleteFrom('needs').where('id', '=', need).execute();
  expect((await donate(api, donor, { need }, 'same-key')).body.data).toEqual(first);
  expect(await getOwnOrder(first._id)).not.toHaveProperty('need');
  expect((await donate(api, donor, { need: 'another' }, 'same-key')).body.data).toEqual(first);
  expect((await donate(api, donor, {}, 'same-key')).body.data).toEqual(first);
});

test('a retry without the need field returns the first order, even though the first request had an empty need field', async () => {
  const first = (await donate(api, donor, { need: '' }, 'older-key')).body.data;
  expect((await donate(api, donor, {}, 'older-key')).body.data).toEqual(first);
});

test('the copy of a donor’s data includes the need of an order', async () => {
  const need = await addNeed(database, { words: 'Socks for the copy' });
  await placeOrder('submitted', { need });
  const { unzipSync, strFromU8 } = await import('fflate');
  const reply = await api.app.inject({ url: '/api/profile/export', headers: { authorization: `Bearer ${donor}` } });
  const data = JSON.parse(strFromU8(unzipSync(new Uint8Array(reply.rawPayload))['data.json'] ?? new Uint8Array()));
  expect(data.orders.some((order: { need?: { words: string } }) => order.need?.words === 'Socks for the copy')).toBe(
    true,
  );
});

test('the deletion of a need waits for an order that is being placed for it, and leaves the order without a need', async () => {
  const need = await addNeed(database);
  const id = await placeOrder();
  const deletion = await database.transaction().execute(async (transaction) => {
    expect(await lockWantedNeed(transaction, new Date(), { id: need, organization: 'organization-1' })).toBe(true);
    const executed = database.deleteFrom('needs').where('id', '=', need).execute();
    // Gives the deletion time to overtake the order, in case nothing locks the need.
    await Promise.race([executed, setTimeout(300)]);
    await transaction.updateTable('orders').set({ need_id: need }).where('id', '=', id).execute();
    return { executed };
  });
  await deletion.executed;
  expect(await getOwnOrder(id)).not.toHaveProperty('need');
});
