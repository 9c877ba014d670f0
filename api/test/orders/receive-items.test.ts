import type { Need } from '@kindcrate/contract/needs';
import type { OrderItem } from '@kindcrate/contract/order-items';
import { expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { deliverEmails } from '../support/emails.ts';
import { addNeed } from '../support/needs.ts';
import { addPhoto, severalItems } from '../support/order-items.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, staff, placeOrder, changeStatus, getOwnOrder } = await setUpDesk(
  await openTestApp({ QUOTA_UPLOADS_PER_DAY: '1000', QUOTA_OPEN_ORDERS: '1000' }),
);
const { database } = api.data;

const receivedFor = async (id: string): Promise<number> =>
  (await api.get('/api/needs')).body.result.find(({ _id }: Need) => _id === id).received;

/** Places an accepted order of 3 coats, 2 blankets and 4 books, each for a need of its own. */
async function placeThreeItems() {
  const needs = [await addNeed(database), await addNeed(database), await addNeed(database)];
  const names = ['Coats', 'Blankets', 'Books'];
  const photos = [await addPhoto(api, donor)];
  const items = [3, 2, 4].map((quantity, index) => ({ name: names[index], quantity, need: needs[index] }));
  const id = await placeOrder('accepted', severalItems([{ ...items[0], photos }, ...items.slice(1)]));
  const ids: string[] = (await getOwnOrder(id)).items.map(({ _id }: OrderItem) => _id);
  return { id, needs, ids };
}

const piecesOf = (items: OrderItem[]) => items.map(({ receivedQuantity }) => receivedQuantity);

test('staff can receive some items and decline others, and each counts toward its own need', async () => {
  const { id, needs, ids } = await placeThreeItems();
  const items = [
    { _id: ids[2], receivedQuantity: 4 },
    { _id: ids[0], receivedQuantity: '2', declinedReason: ' One had moths ' },
    { _id: ids[1], receivedQuantity: 0, declinedReason: 'We have enough' },
  ];
  const { status, body } = await changeStatus(id, 'received', { quantity: undefined, items });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    quantity: 9,
    receivedQuantity: 6,
    coins: 16,
    items: [
      { name: 'Coats', quantity: 3, receivedQuantity: 2, declinedReason: 'One had moths' },
      { name: 'Blankets', quantity: 2, receivedQuantity: 0, declinedReason: 'We have enough' },
      { name: 'Books', quantity: 4, receivedQuantity: 4 },
    ],
  });
  expect(body.data.items[2]).not.toHaveProperty('declinedReason');
  expect((await getOwnOrder(id)).items).toEqual(body.data.items);
  expect(await Promise.all(needs.map(receivedFor))).toEqual([2, 0, 4]);
  const [entry] = (await api.get('/api/staff/audit', staff)).body.result;
  expect(entry.detail).toBe('accepted → received: 6 pieces, 1 item declined, 16 coins');
  await changeStatus(id, 'completed');
  expect(await Promise.all(needs.map(receivedFor))).toEqual([2, 0, 4]);
});

test('the receipt lists the items that were kept, without photos or reasons', async () => {
  const { id, ids } = await placeThreeItems();
  const [coats, blankets, books] = ids;
  const items = [
    { _id: coats, receivedQuantity: 2, declinedReason: 'One had moths' },
    { _id: blankets, receivedQuantity: 0, declinedReason: 'Torn' },
    { _id: books, receivedQuantity: 5 },
  ];
  await changeStatus(id, 'received', { items });
  const { code } = (await getOwnOrder(id)).receipt;
  const { data } = (await api.get(`/api/receipt/${code}`)).body;
  expect(data).toMatchObject({ itemsName: 'Coats, Blankets and 1 more', quantity: 7 });
  expect(data.items).toEqual([
    { name: 'Coats', quantity: 2 },
    { name: 'Books', quantity: 5 },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/moths|Torn|signature/);
});

test.each([
  [1, [1, 0, 0]],
  [4, [3, 1, 0]],
  [9, [3, 2, 4]],
  [12, [3, 2, 7]],
])('a received quantity of %i without items is distributed among the items', async (quantity, expected) => {
  const { id, needs } = await placeThreeItems();
  const { body } = await changeStatus(id, 'received', { quantity });
  expect([body.data.receivedQuantity, piecesOf(body.data.items)]).toEqual([quantity, expected]);
  expect(await Promise.all(needs.map(receivedFor))).toEqual(expected);
});

test('items that were declined after they arrived no longer count toward their needs, but still show how many pieces arrived', async () => {
  const { id, needs } = await placeThreeItems();
  await changeStatus(id, 'received', { quantity: 9 });
  const { body } = await changeStatus(id, 'declined');
  expect(piecesOf(body.data.items)).toEqual([3, 2, 4]);
  expect(await Promise.all(needs.map(receivedFor))).toEqual([0, 0, 0]);
});

test('receiving items of another order, only some of the items, or none is refused and changes nothing', async () => {
  const { id, ids } = await placeThreeItems();
  const other = await placeThreeItems();
  const receivedItems = (list: (string | undefined)[], receivedQuantity = 1) =>
    list.map((_id) => ({ _id, receivedQuantity }));
  const declined = ids.map((_id) => ({ _id, receivedQuantity: 0, declinedReason: 'Moths' }));
  for (const items of [
    receivedItems(ids.slice(1)),
    receivedItems(other.ids),
    receivedItems([...ids, other.ids[0]]),
    declined,
    [],
  ]) {
    const { status, body } = await changeStatus(id, 'received', { items });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['items']]);
  }
  const withoutReason = [...receivedItems(ids.slice(1)), { _id: ids[0], receivedQuantity: 0 }];
  const { body } = await changeStatus(id, 'received', { items: withoutReason });
  expect(Object.keys(body.fields)).toEqual(['items.2.declinedReason']);
  expect(await getOwnOrder(id)).toMatchObject({ status: 'accepted', coins: 0 });
});

test('an order that fifty simultaneous requests receive is received once', async () => {
  const { id, needs, ids } = await placeThreeItems();
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const items = ids.map((_id) => ({ _id, receivedQuantity: index + 1 }));
      return changeStatus(id, 'received', { items });
    }),
  );
  const [success, ...others] = replies.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [pieces] = piecesOf(success?.body.data.items);
  expect(await Promise.all(needs.map(receivedFor))).toEqual([pieces, pieces, pieces]);
});

test('a need can be deleted while orders for it are received', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, placeThreeItems));
  const statusChanges = orders.map(({ id }) => changeStatus(id, 'received', { quantity: 9 }));
  const deletions = orders.flatMap(({ needs }) => needs.map((need) => api.delete(`/api/staff/needs/${need}`, staff)));
  const statuses = (await Promise.all([...statusChanges, ...deletions])).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
});

test('the emails about an order with several items list how many pieces of each were offered or kept', async () => {
  await deliverEmails(api);
  const { id, ids } = await placeThreeItems();
  const items = ids.map((_id, index) => ({ _id, receivedQuantity: index, ...(!index && { declinedReason: 'Moths' }) }));
  const offered = (await deliverEmails(api)).find(({ text }) => text.includes('What you offered'))?.text;
  await changeStatus(id, 'received', { items });
  const [arrived] = await deliverEmails(api);
  expect(offered).toContain('Coats: 3 pieces');
  expect(offered).toContain('Books: 4 pieces');
  expect(arrived?.text).toContain('Coats: 0 of 3 pieces (Moths)');
  expect(arrived?.text).toContain('Blankets: 1 of 2 pieces');
});

test('the spreadsheet of the queue has a row for each item of an order, with the pieces that arrived', async () => {
  const { id } = await placeThreeItems();
  await changeStatus(id, 'received', { quantity: 8 });
  const csv: string = (await api.get('/api/staff/orders.csv', staff)).body;
  const rows = csv.split('\r\n').filter((line) => line.includes(id.slice(0, 13).toUpperCase()));
  expect(rows.map((row) => row.split(',').slice(4, 9))).toEqual([
    ['Coats', '', '', '3', '3'],
    ['Blankets', '', '', '2', '2'],
    ['Books', '', '', '4', '3'],
  ]);
});
