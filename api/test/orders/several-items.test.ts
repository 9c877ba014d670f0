import { order } from '@kindcrate/contract/orders';
import { staffOrder } from '@kindcrate/contract/staff-orders';
import type { NotNull } from 'kysely';
import { expect, test } from 'vitest';
import { createKeyedQueue } from '../../src/concurrency/limits.ts';
import type { Donation } from '../../src/orders/order-content.ts';
import { placeOrderOnce } from '../../src/orders/place-order.ts';
import { setUpDesk } from '../support/desk.ts';
import { countStored, donate } from '../support/donations.ts';
import { addNeed, addNeedCategory } from '../support/needs.ts';
import { addPhoto, severalItems } from '../support/order-items.ts';
import { noisyJpeg } from '../support/photos.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, staff, placeOrder, getOwnOrder } = await setUpDesk(
  await openTestApp({ QUOTA_UPLOADS_PER_DAY: '1000', QUOTA_OPEN_ORDERS: '1000' }),
);
const { database } = api.data;

/** Sends a donation of these items, without an image in the form itself. */
const sendItems = (items: readonly object[], changes: object = {}, key?: string) =>
  donate(api, donor, { ...severalItems(items), ...changes }, key);
const createCoats = async (changes: object = {}) => ({
  name: 'Winter coats',
  quantity: 2,
  photos: [await addPhoto(api, donor)],
  ...changes,
});
const staffOrderOf = async (id: string) => (await api.get(`/api/staff/orders/${id}`, staff)).body.data;

test('the donor and staff read every field of every item, in the order in which the items were sent', async () => {
  const need = await addNeed(database);
  const photos = [await addPhoto(api, donor), await addPhoto(api, donor)];
  const items = [
    { name: ' Winter coats ', category: 'clothing-winter', quantity: '2', condition: 'good', photos, need },
    { name: 'Blankets', quantity: 4, condition: 'worn' },
    { name: 'Picture books', quantity: 1, photos: [await addPhoto(api, donor)] },
  ];
  const { status, body } = await sendItems(items);
  expect(status).toBe(201);
  const own = await getOwnOrder(body.data._id);
  expect(order.is(own)).toBe(true);
  const needReference = { _id: need, words: 'Winter coats, adult', category: 'clothing-winter' };
  const id = expect.any(String);
  const image = expect.objectContaining({ width: 64 });
  expect(own.items).toEqual([
    {
      _id: id,
      name: 'Winter coats',
      category: { _id: 'clothing-winter', name: 'Winter clothing' },
      quantity: 2,
      condition: 'good',
      photos: [image, image],
      need: needReference,
    },
    { _id: id, name: 'Blankets', quantity: 4, condition: 'worn', photos: [] },
    { _id: id, name: 'Picture books', quantity: 1, photos: [image] },
  ]);
  expect(own).toMatchObject({ itemsName: 'Winter coats, Blankets and 1 more', quantity: 7, need: needReference });
  expect(own.image).toEqual(own.items[0].photos[0]);
  const asStaff = await staffOrderOf(own._id);
  expect(staffOrder.is(asStaff)).toBe(true);
  expect(asStaff.items).toEqual(own.items);
  const [listed] = (await api.get('/api/staff/orders', staff)).body.result;
  expect(listed.items).toEqual(own.items);
});

test('the image of a donation form becomes the first photo of the first item', async () => {
  const { body } = await sendItems([await createCoats()], { image: await noisyJpeg() });
  const own = await getOwnOrder(body.data._id);
  expect(own.items[0].photos).toMatchObject([{ width: 400 }, { width: 64 }]);
  expect(own.image).toEqual(own.items[0].photos[0]);
});

test('the first photo of an order is the first photo of the first item that has photos', async () => {
  const { body } = await sendItems([{ name: 'Blankets', quantity: 1 }, await createCoats()]);
  const own = await getOwnOrder(body.data._id);
  expect(own.items[0].photos).toEqual([]);
  expect(own.image).toEqual(own.items[1].photos[0]);
});

test('a donation form without items becomes an order with one item, made from the fields of the form', async () => {
  const need = await addNeed(database);
  const own = await getOwnOrder(await placeOrder('submitted', { itemsName: 'Lamps', quantity: '5', need }));
  expect(own.items).toEqual([
    { _id: expect.any(String), name: 'Lamps', quantity: 5, photos: [own.image], need: own.need },
  ]);
});

test('the item name, quantity and need in the fields of a donation form are ignored when the form also has items', async () => {
  const { body } = await sendItems([await createCoats()], { itemsName: 'Gold', quantity: '999', need: 'a b' });
  expect(await getOwnOrder(body.data._id)).toMatchObject({ itemsName: 'Winter coats', quantity: 2 });
});

test('staff find an order by the name of each item', async () => {
  const names = ['Samovar', 'Hammock', 'Zither'];
  const { body } = await sendItems([await createCoats(), ...names.map((name) => ({ name, quantity: 1 }))]);
  for (const name of names) {
    const { result } = (await api.get(`/api/staff/orders?q=${name.toLowerCase()}`, staff)).body;
    expect(result.map(({ _id }: { _id: string }) => _id)).toEqual([body.data._id]);
  }
});

test('errors in items are reported with the position of the item', async () => {
  const { status, body } = await sendItems([
    await createCoats(),
    { name: '', quantity: 0 },
    { quantity: 1, condition: 'broken' },
  ]);
  expect([status, Object.keys(body.fields).sort()]).toEqual([
    400,
    ['items.1.name', 'items.1.quantity', 'items.2.condition', 'items.2.name'],
  ]);
});

test('an order without any photo is refused', async () => {
  const { status, body } = await sendItems([{ name: 'Coats', quantity: 1 }]);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['image']]);
});

test("an order with a deleted category, a missing photo, someone else's photo or one photo too many is refused", async () => {
  const category = await addNeedCategory(database);
  await database.deleteFrom('need_categories').where('id', '=', category).execute();
  const otherPhoto = await addPhoto(api, await api.signUp());
  const four = await Promise.all(Array.from({ length: 4 }, () => addPhoto(api, donor)));
  const before = await countStored(api);
  const listRefusedFields = async (items: object[], changes: object = {}) =>
    Object.keys((await sendItems(items, changes)).body.fields);
  const first = await createCoats();
  expect(await listRefusedFields([first, { name: 'Hats', quantity: 1, category }])).toEqual(['items.1.category']);
  for (const id of ['nothing', otherPhoto, 'brand-1', 'removed-photo'])
    expect(await listRefusedFields([first, { name: 'Hats', quantity: 1, photos: [id] }])).toEqual(['items.1.photos']);
  expect(await listRefusedFields([await createCoats({ photos: four })], { image: await noisyJpeg() })).toEqual([
    'items.0.photos',
  ]);
  expect((await countStored(api)).orders).toBe(before.orders);
  // A refused donation does not use up its photos, so the next attempt can send them again.
  expect((await sendItems([first, await createCoats({ photos: four })])).status).toBe(201);
});

test('an item loses a need that does not exist or belongs to another organization, and other items keep their needs', async () => {
  const [own, otherNeed] = [await addNeed(database), await addNeed(database, { organization_id: 'organization-2' })];
  const { body } = await sendItems([
    await createCoats({ need: otherNeed }),
    { name: 'Hats', quantity: 1, need: own },
    { name: 'Lamps', quantity: 1, need: 'nothing' },
  ]);
  const { items, need } = await getOwnOrder(body.data._id);
  expect(items.map((item: { need?: { _id: string } }) => item.need?._id)).toEqual([undefined, own, undefined]);
  expect(need).toBeUndefined();
});

test('an item keeps everything but its need and its category when these are deleted', async () => {
  const need = await addNeed(database);
  const category = await addNeedCategory(database);
  const { body } = await sendItems([await createCoats({ need, category })]);
  await api.delete(`/api/staff/needs/${need}`, staff);
  await api.delete(`/api/staff/need-categories/${category}`, staff);
  const { items } = await getOwnOrder(body.data._id);
  expect(items).toEqual([{ _id: expect.any(String), name: 'Winter coats', quantity: 2, photos: [expect.any(Object)] }]);
});

test('threat 10: a donation with photos is placed once when several servers simultaneously receive it with the same idempotency key', async () => {
  const { user_id: userId } = await database
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', await placeOrder())
    .$narrowType<{ user_id: NotNull }>()
    .executeTakeFirstOrThrow();
  const items = [{ name: 'Coats', quantity: 2, photos: [await addPhoto(api, donor)] }];
  const donation = { charity: 'organization-1', location: 'Mill Lane', phone: '01234567890', items };
  const replies = await Promise.all(
    // A queue of its own makes each call run as if on another server.
    Array.from({ length: 50 }, () =>
      placeOrderOnce(api.services, createKeyedQueue(), String(userId), donation as Donation, 'two-servers'),
    ),
  );
  expect(new Set(replies.map(({ _id }) => _id)).size).toBe(1);
});

test('threat 10: a retry with the same idempotency key gets the first order, even though the photos are part of that order by then', async () => {
  const need = await addNeed(database);
  const item = await createCoats({ need });
  const first = (await sendItems([item], {}, 'several')).body.data;
  expect((await sendItems([item], {}, 'several')).body.data).toEqual(first);
  expect((await sendItems([{ ...item, need: undefined }], {}, 'several')).body.data).toEqual(first);
  for (const other of [
    { ...item, name: 'Hats' },
    { ...item, quantity: 3 },
    { ...item, condition: 'new' },
  ])
    expect((await sendItems([other], {}, 'several')).body).toMatchObject({ code: 'idempotency_key_reused' });
});

test('threat 10: of fifty donations that are simultaneously sent with the same photo, only one is placed', async () => {
  const item = await createCoats();
  const replies = await Promise.all(Array.from({ length: 50 }, () => sendItems([item])));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status } of replies) expect([201, 400, 503]).toContain(status);
  expect(replies.find(({ status }) => status === 400)?.body.fields).toEqual({ 'items.0.photos': expect.any(String) });
});
