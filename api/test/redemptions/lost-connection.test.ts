import { beforeAll, expect, test } from 'vitest';
import {
  addDonor,
  addPartner,
  createCode,
  decideRedemption,
  getRedemption,
  requestCoins,
  requestWithNewCode,
  sumEntries,
} from '../support/redemptions.ts';
import type { Person } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
let partner: Person;
let donor: Person;

beforeAll(async () => {
  partner = await addPartner(api);
  donor = await addDonor(api, 1_000);
});

test('after a lost connection, the same answer again gives the same reply, and no coin is spent twice', async () => {
  const before = await sumEntries(api, donor);
  const id = await requestWithNewCode(api, partner, donor, 3);
  const first = await decideRedemption(api, donor, id, 'approve');
  expect((await decideRedemption(api, donor, id, 'approve')).body).toEqual(first.body);
  expect(await sumEntries(api, donor)).toBe(before - 3);
  const refused = await requestWithNewCode(api, partner, donor, 3);
  await decideRedemption(api, donor, refused, 'refuse');
  expect((await decideRedemption(api, donor, refused, 'refuse')).status).toBe(200);
});

test('after a lost connection, the other answer is told that it comes too late', async () => {
  const approved = await requestWithNewCode(api, partner, donor, 3);
  await decideRedemption(api, donor, approved, 'approve');
  const late = await decideRedemption(api, donor, approved, 'refuse');
  expect(late).toMatchObject({ status: 409, body: { code: 'already_decided' } });
  const refused = await requestWithNewCode(api, partner, donor, 3);
  await decideRedemption(api, donor, refused, 'refuse');
  expect(await decideRedemption(api, donor, refused, 'approve')).toMatchObject({
    status: 409,
    body: { code: 'already_decided' },
  });
  expect((await getRedemption(api, partner, refused)).body.data.status).toBe('refused');
});

test('the same request under its key is the same redemption, in either form of the code', async () => {
  const code = await createCode(api, donor);
  const first = await requestCoins(api, partner, { code, coins: 4 }, 'lost');
  const again = await requestCoins(api, partner, { code: code.toLowerCase(), coins: '4' }, 'lost');
  expect([again.status, again.body]).toEqual([201, first.body]);
  await decideRedemption(api, donor, first.body.data._id, 'approve');
  expect((await requestCoins(api, partner, { code, coins: 4 }, 'lost')).body.data.status).toBe('approved');
});

test('threat 10: the same request thirty times at once under a key is one redemption', async () => {
  const body = { code: await createCode(api, donor), coins: 4 };
  const replies = await Promise.all(Array.from({ length: 30 }, () => requestCoins(api, partner, body, 'thirty')));
  expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(1);
  expect(replies[0]?.status).toBe(201);
});

test('threat 10: another request under the key is refused with 422', async () => {
  const code = await createCode(api, donor);
  await requestCoins(api, partner, { code, coins: 4 }, 'reused');
  for (const body of [
    { code, coins: 5 },
    { code: await createCode(api, donor), coins: 4 },
    { code: 'x', coins: 4 },
  ]) {
    expect(await requestCoins(api, partner, body, 'reused')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  }
});

test('a key belongs to one partner and is not used up by what was refused', async () => {
  const code = await createCode(api, donor);
  expect((await requestCoins(api, partner, { code, coins: 999_999 }, 'mine')).status).toBe(409);
  expect((await requestCoins(api, partner, { code, coins: 4 }, 'mine')).status).toBe(201);
  const other = await addPartner(api, 'brand-2');
  const reply = await requestCoins(api, other, { code: await createCode(api, donor), coins: 4 }, 'mine');
  expect([reply.status, reply.body.data.brand]).toEqual([201, 'Brand 2']);
  expect((await requestCoins(api, partner, { code, coins: 4 }, 'two words')).status).toBe(400);
});
