import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { listTimes, setPlace } from '../support/places.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder, changeStatus } = await setUpDesk(
  await openTestApp({ QUOTA_OPEN_ORDERS: '1000', LIMIT_REQUESTS_PER_MINUTE: '100000' }),
);
const { database } = api.data;

const orderCount = 50;
const capacityPerHour = 3;

async function countBooked(start: string): Promise<number> {
  const rows = await database.selectFrom('handovers').select('order_id').where('starts_at', '=', start).execute();
  return rows.length;
}

/** Places orders one after the other, because each has a photo that must be rendered. */
async function placeManyOrders(times: string[]): Promise<string[]> {
  const ids: string[] = [];
  const handover = JSON.stringify({ kind: 'drop-off', times });
  for (let index = 0; index < orderCount; index++) ids.push(await placeOrder('under review', { handover }));
  return ids;
}

test('threat 56: fifty orders that are accepted simultaneously for the same hour never exceed its capacity', async () => {
  await setPlace(api, 'organization-1', { capacityPerHour });
  const [requested = ''] = await listTimes(api);
  const ids = await placeManyOrders([requested]);
  const replies = await Promise.all(ids.map((id) => changeStatus(id, 'accepted')));
  expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200));
  expect(await countBooked(requested)).toBe(capacityPerHour);
  const states = replies.map(({ body }) => body.data.handover.state);
  expect(states.filter((state) => state === 'agreed')).toHaveLength(capacityPerHour);
  expect(states.filter((state) => state === 'offered')).toHaveLength(orderCount - capacityPerHour);
}, 120_000);

test('threat 56: fifty simultaneous requests to take the same offered hour never exceed its capacity', async () => {
  await database.deleteFrom('handovers').execute();
  const times = await listTimes(api);
  const offered = times.at(-1) ?? '';
  const ids = await placeManyOrders([]);
  for (const id of ids) await changeStatus(id, 'accepted', { times: [offered] });
  const take = (id: string) => api.send('PUT', `/api/order/${id}/handover`, { action: 'take', time: offered }, donor);
  const replies = await Promise.all(ids.map(take));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(capacityPerHour);
  expect(statuses.filter((status) => status === 409)).toHaveLength(orderCount - capacityPerHour);
  expect(await countBooked(offered)).toBe(capacityPerHour);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'conflict',
    fields: { time: 'That time has just been taken. Choose another one.' },
  });
  const lastId = ids.at(-1) ?? '';
  const secondOffer = { action: 'offer', times: [offered] };
  expect((await api.send('PUT', `/api/staff/orders/${lastId}/handover`, secondOffer, staff)).status).toBe(409);
}, 120_000);

test('a time that a donor takes with fifty simultaneous requests is booked once, with one email', async () => {
  await database.deleteFrom('handovers').execute();
  await database.deleteFrom('outbox').execute();
  const [first = ''] = await listTimes(api);
  const id = await placeOrder('accepted');
  await api.send('PUT', `/api/staff/orders/${id}/handover`, { action: 'offer', times: [first] }, staff);
  const take = () => api.send('PUT', `/api/order/${id}/handover`, { action: 'take', time: first }, donor);
  const replies = await Promise.all(Array.from({ length: orderCount }, take));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const row = await database.selectFrom('handovers').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  expect([row.sequence, row.starts_at]).toEqual([1, first]);
  const query = database.selectFrom('outbox').select('payload').where('kind', '=', 'handover').orderBy('created_at');
  const messages = await query.execute();
  expect(messages.map(({ payload }) => JSON.parse(payload).event)).toEqual(['offered', 'agreed']);
}, 120_000);

test('when fifty orders without a handover are offered a time simultaneously, each of them gets a handover', async () => {
  await database.deleteFrom('handovers').execute();
  const time = (await listTimes(api)).at(-1) ?? '';
  const ids: string[] = [];
  for (let index = 0; index < orderCount; index++) ids.push(await placeOrder('under review'));
  const replies = await Promise.all(ids.map((id) => changeStatus(id, 'accepted', { times: [time] })));
  expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200));
  expect(replies.every(({ body }) => body.data.handover.offered.includes(time))).toBe(true);
}, 120_000);
