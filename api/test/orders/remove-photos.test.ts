import { expect, test } from 'vitest';
import { sweepImages } from '../../src/images/sweep-images.ts';
import { removeOldPhotos } from '../../src/orders/remove-photos.ts';
import { setUpDesk } from '../support/desk.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, placeOrder, getOwnOrder } = await setUpDesk(await openTestApp());
const { database, images } = api.data;
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const countFiles = async () => (await Array.fromAsync(images.list())).length;
const photoStatus = async (id: string) => (await api.get((await getOwnOrder(id)).image.url, donor)).status;

test('threat 43: photos of canceled and declined orders are removed after 30 days, and no others', async () => {
  const ended = [await placeOrder('cancelled'), await placeOrder('declined')];
  const others = [await placeOrder('submitted'), await placeOrder('received')];
  const urls = await Promise.all(ended.map(async (id) => (await getOwnOrder(id)).image.url));
  expect(await removeOldPhotos(api.services, inDays(29.9))).toBe(0);
  const before = await countFiles();
  expect(await removeOldPhotos(api.services, inDays(30.1))).toBe(2);
  // Two files of each photo are gone; the two files of the placeholder are new.
  expect(await countFiles()).toBe(before - 2);
  for (const url of urls) expect((await api.get(url, donor)).status).toBe(404);
  const [placeholder, otherPlaceholder] = await Promise.all(ended.map(async (id) => (await getOwnOrder(id)).image));
  expect(placeholder).toEqual(otherPlaceholder);
  expect(placeholder).toMatchObject({ width: 400, height: 300 });
  for (const id of [...ended, ...others]) expect(await photoStatus(id)).toBe(200);
  expect(await removeOldPhotos(api.services, inDays(60))).toBe(0);
});

test('the sweep keeps the placeholder', async () => {
  const id = await placeOrder('cancelled');
  await removeOldPhotos(api.services, inDays(31));
  await sweepImages(database, images, inDays(1));
  expect(await photoStatus(id)).toBe(200);
});

test('servers that remove photos at the same time remove each once', async () => {
  const orders = [];
  for (let count = 1; count <= 5; count++) orders.push(await placeOrder('cancelled'));
  await Promise.all(Array.from({ length: 4 }, () => removeOldPhotos(api.services, inDays(31))));
  for (const id of orders) expect(await photoStatus(id)).toBe(200);
  const rows = await database.selectFrom('pictures').select('id').where('id', '=', 'removed-photo').execute();
  expect(rows).toHaveLength(1);
});
