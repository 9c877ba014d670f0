import { order } from '@kindcrate/contract/orders';
import { array } from 'superstruct';
import { beforeAll, expect, test, vi } from 'vitest';
import { createOrderSerializer } from '../../src/orders/serialize-orders.ts';
import { donate } from '../support/donations.ts';
import { userIdOf } from '../support/log-in.ts';
import { copyOrder } from '../support/many-orders.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const serialize = createOrderSerializer(api.services);
const read = async (token: string) => JSON.parse((await serialize(userIdOf(token))).toString());

let token: string;
let id: string;

beforeAll(async () => {
  token = await api.signUp();
  id = (await donate(api, token)).body.data._id;
});

test('serialized orders match the contract, and include their histories', async () => {
  const orders = await read(token);
  expect(array(order).is(orders)).toBe(true);
  expect(orders).toMatchObject([{ _id: id, history: [{ status: 'submitted' }] }]);
  expect(await read(await api.signUp())).toEqual([]);
});

test('serialized orders reflect changes to an order and its organization, and include an order that is placed later', async () => {
  await read(token);
  await api.send('PUT', `/api/order/${id}/cancel`, {}, token);
  expect(await read(token)).toMatchObject([{ status: 'cancelled', history: [{}, { status: 'cancelled' }] }]);
  const title = 'Another title';
  await api.data.database.updateTable('organizations').set({ title }).where('id', '=', 'organization-1').execute();
  expect(await read(token)).toMatchObject([{ charity: { title } }]);
  await donate(api, token);
  expect(await read(token)).toHaveLength(2);
});

test('serialized orders get new photo addresses before the old ones expire', async () => {
  const listPhotoAddresses = async () => (await read(token)).map(({ image }: { image: { url: string } }) => image.url);
  const before = await listPhotoAddresses();
  expect(await listPhotoAddresses()).toEqual(before);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 });
  const after = await listPhotoAddresses();
  vi.useRealTimers();
  expect(after).toHaveLength(before.length);
  expect(after.filter((address: string) => before.includes(address))).toEqual([]);
});

const compareStrings = (a: string, b: string) => Number(a > b) - Number(a < b);

test('each of 1,201 orders is serialized once, newest first, even when many have the same time', async () => {
  const donor = await api.signUp();
  const original = (await donate(api, donor)).body.data._id;
  // Orders are read 500 at a time, and up to 700 copies have the same time, so a batch can end among orders with the same time.
  await copyOrder(api.data.database, original, 1_200, 700);
  const orders = (await read(donor)) as { _id: string; createdAt: string; history: unknown[] }[];
  expect(orders).toHaveLength(1_201);
  // Newest first; orders with the same time are sorted by id.
  const sorted = orders.toSorted((a, b) => compareStrings(b.createdAt, a.createdAt) || compareStrings(a._id, b._id));
  expect(orders.map(({ _id }) => _id)).toEqual(sorted.map(({ _id }) => _id));
  expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1_201);
  expect(orders.every(({ history }) => history.length === 1)).toBe(true);
});
