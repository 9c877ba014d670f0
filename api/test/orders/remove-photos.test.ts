import type { OrderItem } from '@kindcrate/contract/order-items';
import { expect, test } from 'vitest';
import { sweepImages } from '../../src/images/sweep-images.ts';
import { setUpDesk } from '../support/desk.ts';
import { addPhoto, severalItems } from '../support/order-items.ts';
import { inDays, removeOldData } from '../support/retention.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, placeOrder, getOwnOrder } = await setUpDesk(await openTestApp());
const { database, images } = api.data;
const removePhotos = (at: Date) => removeOldData(api, 'photos', at);
const countFiles = async () => (await Array.fromAsync(images.list())).length;
const photoStatus = async (id: string) => (await api.get((await getOwnOrder(id)).image.url, donor)).status;

test('threat 43, finding 9: photos of canceled and declined orders are removed after 30 days, and no others', async () => {
  const ended = [await placeOrder('cancelled'), await placeOrder('declined')];
  const others = [await placeOrder('submitted'), await placeOrder('received'), await placeOrder('completed')];
  const urls = await Promise.all(ended.map(async (id) => (await getOwnOrder(id)).image.url));
  expect(await removePhotos(inDays(29.9))).toBe(0);
  const before = await countFiles();
  expect(await removePhotos(inDays(30.1))).toBe(2);
  // Two files of each photo are gone; the two files of the placeholder are new.
  expect(await countFiles()).toBe(before - 2);
  for (const url of urls) expect((await api.get(url, donor)).status).toBe(404);
  const [placeholder, otherPlaceholder] = await Promise.all(ended.map(async (id) => (await getOwnOrder(id)).image));
  expect(placeholder).toEqual(otherPlaceholder);
  expect(placeholder).toMatchObject({ width: 400, height: 300 });
  for (const id of [...ended, ...others]) expect(await photoStatus(id)).toBe(200);
  expect(await removePhotos(inDays(60))).toBe(0);
});

test('photos of a completed order are removed a year after its completion, and photos of open orders are never removed', async () => {
  const completed = await placeOrder('completed');
  const open = [await placeOrder('submitted'), await placeOrder('received')];
  await removePhotos(inDays(364.9));
  expect((await getOwnOrder(completed)).image).not.toMatchObject({ width: 400, height: 300 });
  await removePhotos(inDays(365.1));
  expect((await getOwnOrder(completed)).image).toMatchObject({ width: 400, height: 300 });
  expect(await removePhotos(inDays(5_000))).toBe(0);
  for (const id of open) expect((await getOwnOrder(id)).image).not.toMatchObject({ width: 400, height: 300 });
});

test('the sweep keeps the placeholder for removed photos', async () => {
  const id = await placeOrder('cancelled');
  await removePhotos(inDays(31));
  await sweepImages(database, images, inDays(1));
  expect(await photoStatus(id)).toBe(200);
});

test('all photos of an order with several items are removed together', async () => {
  const photos = [await addPhoto(api, donor), await addPhoto(api, donor), await addPhoto(api, donor)];
  const items = [
    { name: 'Coats', quantity: 1, photos: photos.slice(0, 2) },
    { name: 'Hats', quantity: 1, photos: photos.slice(2) },
  ];
  const id = await placeOrder('cancelled', severalItems(items));
  const urls = (await getOwnOrder(id)).items.flatMap((item: OrderItem) => item.photos.map(({ url }) => url));
  expect(urls).toHaveLength(3);
  const before = await countFiles();
  expect(await removePhotos(inDays(31))).toBe(3);
  expect(await countFiles()).toBe(before - 6);
  for (const url of urls) expect((await api.get(url, donor)).status).toBe(404);
  const order = await getOwnOrder(id);
  expect(order.image).toMatchObject({ width: 400, height: 300 });
  expect(order.items).toMatchObject([
    { name: 'Coats', photos: [] },
    { name: 'Hats', photos: [] },
  ]);
});

test('servers that remove photos at the same time remove each photo once', async () => {
  const orders = [];
  for (let count = 1; count <= 5; count++) orders.push(await placeOrder('cancelled'));
  const removed = await Promise.all(Array.from({ length: 4 }, () => removePhotos(inDays(31))));
  expect(removed.reduce((sum, count) => sum + count)).toBe(5);
  for (const id of orders) expect(await photoStatus(id)).toBe(200);
  const rows = await database.selectFrom('pictures').select('id').where('id', '=', 'removed-photo').execute();
  expect(rows).toHaveLength(1);
});
