import { beforeAll, expect, test } from 'vitest';
import { type CompleteDonation, countStored, donate } from '../support/donations.ts';
import { noisyJpeg, smallPng } from '../support/photos.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
let token: string;

beforeAll(async () => {
  token = await api.signUp();
});

const ordersOf = async (donor: string) => (await api.get('/api/profile', donor)).body.data.orders;

test('threat 10: thirty simultaneous requests with the same donation and idempotency key place one order and get identical replies', async () => {
  const donor = await api.signUp();
  const image = await noisyJpeg();
  const replies = await Promise.all(Array.from({ length: 30 }, () => donate(api, donor, { image }, 'thirty')));
  expect(new Set(replies.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
  expect(replies[0]).toMatchObject({ status: 201, body: { success: true } });
  expect(await ordersOf(donor)).toHaveLength(1);
});

test('a donation repeated later with the same idempotency key gets the same reply', async () => {
  const donor = await api.signUp();
  const first = await donate(api, donor, {}, 'later');
  expect((await donate(api, donor, {}, 'later')).body).toEqual(first.body);
  expect(await ordersOf(donor)).toHaveLength(1);
});

test('a repeated donation leaves no extra image files behind', async () => {
  const donor = await api.signUp();
  const storedBefore = await countStored(api);
  await Promise.all([donate(api, donor, {}, 'files'), donate(api, donor, {}, 'files')]);
  expect(await countStored(api)).toEqual({
    orders: storedBefore.orders + 1,
    pictures: storedBefore.pictures + 1,
    // An image and its thumbnail.
    files: storedBefore.files + 2,
  });
});

test('threat 10: a different body with the same idempotency key is refused with 422', async () => {
  const donor = await api.signUp();
  await donate(api, donor, {}, 'reused');
  const changes: CompleteDonation = {
    charity: 'organization-2',
    itemsName: 'Summer hats',
    location: 'Mill Lane 5',
    quantity: '4',
    phone: '0987 654',
    image: await smallPng(),
  };
  for (const [field, value] of Object.entries(changes)) {
    expect(await donate(api, donor, { [field]: value }, 'reused'), field).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  }
  expect(await ordersOf(donor)).toHaveLength(1);
});

test('a donation repeated with the same idempotency key but without its need does not place a second order', async () => {
  const donor = await api.signUp();
  const first = await donate(api, donor, { need: 'a-need' }, 'needs');
  expect((await donate(api, donor, {}, 'needs')).body).toEqual(first.body);
  expect(await ordersOf(donor)).toHaveLength(1);
});

test('two donors can use the same idempotency key', async () => {
  const donor = await api.signUp();
  const otherDonor = await api.signUp();
  const first = await donate(api, donor, {}, 'same');
  const second = await donate(api, otherDonor, {}, 'same');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.data._id).not.toBe(second.body.data._id);
});

test('a refused donation does not use up its idempotency key', async () => {
  const donor = await api.signUp();
  expect((await donate(api, donor, { quantity: '0' }, 'again')).status).toBe(400);
  expect((await donate(api, donor, {}, 'again')).status).toBe(201);
});

test.each(['', 'two words', 'x'.repeat(129)])('the API refuses %o as an idempotency key', async (key) => {
  expect(await donate(api, token, {}, key)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});

test('every donation without an idempotency key places its own order', async () => {
  const donor = await api.signUp();
  await Promise.all(Array.from({ length: 30 }, () => donate(api, donor)));
  expect(await ordersOf(donor)).toHaveLength(30);
});
