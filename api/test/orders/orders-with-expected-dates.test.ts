import { beforeEach, expect, test } from 'vitest';
import { computeFigures } from '../../src/figures/compute-figures.ts';
import { setUpDesk } from '../support/desk.ts';
import { listTimes, setPlace } from '../support/places.ts';
import { addReceivedOrders, removeReceivedOrders } from '../support/received-orders.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, donor, placeOrder, changeStatus, cancelOrder, getOwnOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;
const templateId = await placeOrder();
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

beforeEach(async () => {
  await database.deleteFrom('figure_runs').execute();
  await removeReceivedOrders(database);
});

test('once ten orders have been received, a donor sees the expected dates of an order, and the desk never does', async () => {
  await setPlace(api, 'organization-1');
  await addReceivedOrders(database, templateId, { count: 9 });
  await computeFigures(api.services);
  const id = await placeOrder('under review', { handover: JSON.stringify({ kind: 'drop-off' }) });
  expect(await getOwnOrder(id)).not.toHaveProperty('expected');

  await database.deleteFrom('figure_runs').execute();
  await addReceivedOrders(database, templateId, { count: 1 });
  await computeFigures(api.services);
  // `addReceivedOrders` adds orders that were received four days after the offer, and completed six days later.
  const expected = { received: inDays(4), completed: inDays(10) };
  expect((await getOwnOrder(id)).expected).toEqual(expected);
  expect((await api.get(`/api/staff/orders/${id}`, staff)).body.data).not.toHaveProperty('expected');

  const [first = ''] = await listTimes(api);
  await changeStatus(id, 'accepted', { times: [first] });
  const { body } = await api.send('PUT', `/api/order/${id}/handover`, { action: 'take', time: first }, donor);
  expect(body.data.expected).toEqual({ completed: new Date(Date.parse(first) + 6 * day).toISOString().slice(0, 10) });
  expect((await cancelOrder(id)).body.data).not.toHaveProperty('expected');
});

test('expected dates are estimated for each organization separately', async () => {
  await addReceivedOrders(database, templateId, { count: 10 });
  await computeFigures(api.services);
  const other = await placeOrder('submitted', { charity: 'organization-2' });
  expect(await getOwnOrder(other)).not.toHaveProperty('expected');
  expect((await getOwnOrder(templateId)).expected).toEqual({ received: inDays(4), completed: inDays(10) });
});
