import { beforeAll, expect, test } from 'vitest';
import {
  addDonor,
  addPartner,
  createCode,
  decideRedemption,
  getRedemption,
  requestCoins,
  requestWithNewCode,
  sumCoinEntries,
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

test('a donor who repeats a decision on a redemption after a lost connection gets the same reply and spends nothing more', async () => {
  const balanceBefore = await sumCoinEntries(api, donor);
  const id = await requestWithNewCode(api, partner, donor, 3);
  const first = await decideRedemption(api, donor, id, 'approve');
  expect((await decideRedemption(api, donor, id, 'approve')).body).toEqual(first.body);
  expect(await sumCoinEntries(api, donor)).toBe(balanceBefore - 3);
  const refusedId = await requestWithNewCode(api, partner, donor, 3);
  await decideRedemption(api, donor, refusedId, 'refuse');
  expect((await decideRedemption(api, donor, refusedId, 'refuse')).status).toBe(200);
});

test('the opposite decision on a redemption after a lost connection is refused, because the first decision was made', async () => {
  const approvedId = await requestWithNewCode(api, partner, donor, 3);
  await decideRedemption(api, donor, approvedId, 'approve');
  const late = await decideRedemption(api, donor, approvedId, 'refuse');
  expect(late).toMatchObject({ status: 409, body: { code: 'already_decided' } });
  const refusedId = await requestWithNewCode(api, partner, donor, 3);
  await decideRedemption(api, donor, refusedId, 'refuse');
  expect(await decideRedemption(api, donor, refusedId, 'approve')).toMatchObject({
    status: 409,
    body: { code: 'already_decided' },
  });
  expect((await getRedemption(api, partner, refusedId)).body.data.status).toBe('refused');
});

test('a request for coins that is repeated with its idempotency key returns the same redemption, however the code is typed', async () => {
  const code = await createCode(api, donor);
  const first = await requestCoins(api, partner, { code, coins: 4 }, 'lost');
  const again = await requestCoins(api, partner, { code: code.toLowerCase(), coins: '4' }, 'lost');
  expect([again.status, again.body]).toEqual([201, first.body]);
  await decideRedemption(api, donor, first.body.data._id, 'approve');
  expect((await requestCoins(api, partner, { code, coins: 4 }, 'lost')).body.data.status).toBe('approved');
});

test('threat 10: thirty simultaneous requests for coins with one idempotency key create one redemption', async () => {
  const body = { code: await createCode(api, donor), coins: 4 };
  const replies = await Promise.all(Array.from({ length: 30 }, () => requestCoins(api, partner, body, 'thirty')));
  expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(1);
  expect(replies[0]?.status).toBe(201);
});

test('threat 10: a different request for coins with the same idempotency key gets 422', async () => {
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

test('the idempotency key of a redemption belongs to one partner, stays usable after a refusal, and cannot contain a space', async () => {
  const code = await createCode(api, donor);
  expect((await requestCoins(api, partner, { code, coins: 999_999 }, 'mine')).status).toBe(409);
  expect((await requestCoins(api, partner, { code, coins: 4 }, 'mine')).status).toBe(201);
  const otherPartner = await addPartner(api, 'brand-2');
  const reply = await requestCoins(api, otherPartner, { code: await createCode(api, donor), coins: 4 }, 'mine');
  expect([reply.status, reply.body.data.brand]).toEqual([201, 'Brand 2']);
  expect((await requestCoins(api, partner, { code, coins: 4 }, 'two words')).status).toBe(400);
});
