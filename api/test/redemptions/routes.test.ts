import {
  decideRedemptionEndpoint,
  getRedemptionEndpoint,
  listPendingRedemptionsEndpoint,
  lookUpCodeEndpoint,
  requestRedemptionEndpoint,
} from '@kindcrate/contract/redemptions';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  addDonor,
  addPartner,
  createCode,
  decideRedemption,
  getRedemption,
  previewCode,
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

afterEach(() => {
  vi.useRealTimers();
});

/** Sets the clock forward. Timers are not faked, because databases and connections need real ones. */
const advanceClock = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
const listPending = async (person: Person) => (await api.get('/api/redemptions/pending', person.token)).body.result;

describe('a partner who previews a code', () => {
  test("sees the donor's first name and balance, as often as needed, without using up the code", async () => {
    const code = await createCode(api, donor);
    for (const typed of [code, code.toLowerCase().replace('-', ' '), code]) {
      const { status, body } = await previewCode(api, partner, typed);
      expect([status, body]).toEqual([200, { data: { firstName: 'robin', most: 1_000 } }]);
      expect(lookUpCodeEndpoint.reply.is(body)).toBe(true);
    }
    expect((await requestCoins(api, partner, { code, coins: 1 })).status).toBe(201);
  });

  test('sees a balance of 0 for a donor without coins', async () => {
    const donorWithoutCoins = await addDonor(api, 0);
    expect((await previewCode(api, partner, await createCode(api, donorWithoutCoins))).body.data.most).toBe(0);
  });
});

describe('a redemption', () => {
  test('is requested, approved and charged once, and is shown to donor and partner with the same reference', async () => {
    const spender = await addDonor(api, 30);
    const requested = await requestCoins(api, partner, { code: await createCode(api, spender), coins: 12 });
    expect([requested.status, requestRedemptionEndpoint.reply.is(requested.body)]).toEqual([201, true]);
    const { data } = requested.body;
    expect(data).toMatchObject({ status: 'pending', coins: 12, brand: 'Brand 1', firstName: 'robin', reference: '' });
    expect(await sumCoinEntries(api, spender)).toBe(30);

    const pending = await api.get('/api/redemptions/pending', spender.token);
    expect(listPendingRedemptionsEndpoint.reply.is(pending.body)).toBe(true);
    expect(pending.body.result).toEqual([data]);

    const decided = await decideRedemption(api, spender, data._id, 'approve');
    expect([decided.status, decideRedemptionEndpoint.reply.is(decided.body)]).toEqual([200, true]);
    expect(decided.body).toMatchObject({ success: true, message: 'You gave 12 coins to Brand 1.' });
    expect(decided.body.data.reference).toMatch(/^KC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);

    for (const person of [spender, partner]) {
      const shown = await getRedemption(api, person, data._id);
      expect(getRedemptionEndpoint.reply.is(shown.body)).toBe(true);
      expect(shown.body.data).toEqual({ ...data, status: 'approved', reference: decided.body.data.reference });
    }
    expect(await sumCoinEntries(api, spender)).toBe(18);
    expect((await api.get('/api/profile', spender.token)).body.data.coins).toBe(18);
    expect(await listPending(spender)).toEqual([]);
  });

  test("appears in the donor's ledger with its brand and reference", async () => {
    const spender = await addDonor(api, 30);
    const id = await requestWithNewCode(api, partner, spender, 12);
    const { body } = await decideRedemption(api, spender, id, 'approve');
    const { data } = (await api.get('/api/coins', spender.token)).body;
    expect(data.balance).toBe(18);
    expect(data.entries).toHaveLength(2);
    const [spending] = data.entries.filter(({ kind }: { kind: string }) => kind === 'spending');
    expect(spending).toMatchObject({ amount: -12, brand: { title: 'Brand 1' }, reference: body.data.reference });
  });

  test('writes an outbox message together with the spending', async () => {
    const id = await requestWithNewCode(api, partner, donor, 2);
    await decideRedemption(api, donor, id, 'approve');
    const messages = await api.data.database
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'redemption approved')
      .execute();
    expect(messages.map(({ payload }) => JSON.parse(payload))).toContainEqual({ redemptionId: id });
  });

  test('costs nothing and has no reference when the donor refuses it', async () => {
    const balanceBefore = await sumCoinEntries(api, donor);
    const id = await requestWithNewCode(api, partner, donor, 5);
    const { status, body } = await decideRedemption(api, donor, id, 'refuse');
    expect([status, body.data.status, body.message]).toEqual([200, 'refused', 'Nothing was spent.']);
    expect((await getRedemption(api, partner, id)).body.data).toMatchObject({ status: 'refused', reference: '' });
    expect(await sumCoinEntries(api, donor)).toBe(balanceBefore);
  });

  test('can spend the last coin of a balance', async () => {
    const spender = await addDonor(api, 7);
    await decideRedemption(api, spender, await requestWithNewCode(api, partner, spender, 7), 'approve');
    expect(await sumCoinEntries(api, spender)).toBe(0);
  });
});

test('a redemption that the donor does not decide on in time expires for donor and partner, and costs nothing', async () => {
  const balanceBefore = await sumCoinEntries(api, donor);
  const id = await requestWithNewCode(api, partner, donor, 3);
  // A donor has 120 seconds to decide.
  advanceClock(121);
  expect((await getRedemption(api, partner, id)).body.data.status).toBe('expired');
  expect(await listPending(donor)).toEqual([]);
  expect(await decideRedemption(api, donor, id, 'approve')).toMatchObject({
    status: 410,
    body: { code: 'redemption_expired' },
  });
  expect(await decideRedemption(api, donor, id, 'refuse')).toMatchObject({
    status: 410,
    body: { code: 'redemption_expired' },
  });
  expect(await sumCoinEntries(api, donor)).toBe(balanceBefore);
  vi.useRealTimers();
  expect((await getRedemption(api, donor, id)).body.data.status).toBe('expired');
});

describe('a redemption that the balance does not cover', () => {
  test('is refused with a message that states the highest possible amount, and leaves the code usable', async () => {
    const spender = await addDonor(api, 10);
    const code = await createCode(api, spender);
    const refused = await requestCoins(api, partner, { code, coins: 11 });
    const message = 'The balance covers at most 10 coins.';
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'not_enough_coins', message, fields: { coins: message } },
    });
    expect((await requestCoins(api, partner, { code, coins: 10 })).status).toBe(201);
  });

  test('ends as refused and costs nothing when the donor approves it after spending the coins on another redemption', async () => {
    const spender = await addDonor(api, 10);
    const [firstId, secondId] = [
      await requestWithNewCode(api, partner, spender, 6),
      await requestWithNewCode(api, partner, spender, 6),
    ];
    await decideRedemption(api, spender, firstId, 'approve');
    expect(await decideRedemption(api, spender, secondId, 'approve')).toMatchObject({
      status: 409,
      body: { code: 'not_enough_coins' },
    });
    expect((await getRedemption(api, partner, secondId)).body.data).toMatchObject({ status: 'refused', reference: '' });
    expect(await sumCoinEntries(api, spender)).toBe(4);
  });
});

test.each(['/api/redemptions', '/api/redemptions/look'])(
  'POST %s refuses donors, visitors and partners without a brand',
  async (url) => {
    const body = { code: await createCode(api, donor), coins: 1 };
    expect(await api.send('POST', url, body, donor.token)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await api.send('POST', url, body)).toMatchObject({ status: 401 });
    const withoutBrand = await addPartner(api, null);
    expect(await api.send('POST', url, body, withoutBrand.token)).toMatchObject({
      status: 403,
      body: { code: 'no_brand' },
    });
    expect((await previewCode(api, partner, body.code)).status).toBe(200);
  },
);

test('visitors cannot list, read or decide on redemptions', async () => {
  expect((await api.get('/api/redemptions/pending')).status).toBe(401);
  expect((await api.get('/api/redemptions/x')).status).toBe(401);
  expect((await api.send('PUT', '/api/redemptions/x', { decision: 'approve' })).status).toBe(401);
});

test('a partner cannot redeem their own code', async () => {
  const code = await createCode(api, partner);
  for (const reply of [await previewCode(api, partner, code), await requestCoins(api, partner, { code, coins: 1 })])
    expect(reply).toMatchObject({ status: 403, body: { code: 'own_code' } });
});

test('threat 15: other people can neither read nor decide on a redemption, and the partner who requested it cannot decide on it', async () => {
  const id = await requestWithNewCode(api, partner, donor, 3);
  const others = [await addDonor(api, 50), await addPartner(api, 'brand-1')];
  for (const other of others) {
    expect((await getRedemption(api, other, id)).status).toBe(404);
    expect((await decideRedemption(api, other, id, 'approve')).status).toBe(404);
    expect(await listPending(other)).toEqual([]);
  }
  expect((await decideRedemption(api, partner, id, 'approve')).status).toBe(404);
  expect((await getRedemption(api, donor, id)).body.data.status).toBe('pending');
});

const updateRow = (table: 'users' | 'brands', changes: object, id: string) =>
  api.data.database.updateTable(table).set(changes).where('id', '=', id).execute();

test.each([
  ['has been given another role', 'users', { role: 'donor', brand_id: null }],
  ['has moved to another brand', 'users', { brand_id: 'brand-2' }],
  ['works for a brand that has been hidden', 'brands', { hidden: 1 }],
] as const)('threat 15: a pending redemption expires when its partner %s', async (_, table, changes) => {
  const requester = await addPartner(api, 'brand-1');
  const balanceBefore = await sumCoinEntries(api, donor);
  const id = await requestWithNewCode(api, requester, donor, 3);
  await updateRow(table, changes, table === 'users' ? requester.id : 'brand-1');
  const late = await decideRedemption(api, donor, id, 'approve');
  await updateRow('brands', { hidden: 0 }, 'brand-1');
  expect(late).toMatchObject({ status: 410, body: { code: 'redemption_expired' } });
  expect((await getRedemption(api, donor, id)).body.data.status).toBe('expired');
  expect(await decideRedemption(api, donor, id, 'approve')).toMatchObject({ status: 410 });
  expect(await sumCoinEntries(api, donor)).toBe(balanceBefore);
});

test('threat 15: a partner of a hidden brand can neither preview nor redeem a code, and the code stays usable', async () => {
  const code = await createCode(api, donor);
  await updateRow('brands', { hidden: 1 }, 'brand-1');
  for (const reply of [await previewCode(api, partner, code), await requestCoins(api, partner, { code, coins: 1 })])
    expect(reply).toMatchObject({ status: 403, body: { code: 'no_brand' } });
  await updateRow('brands', { hidden: 0 }, 'brand-1');
  expect((await requestCoins(api, partner, { code, coins: 1 })).status).toBe(201);
});

test('threat 16: the body of a request cannot set the status, donor, brand, reference or _id of a redemption', async () => {
  const forged = { status: 'approved', donor_id: 'x', brand: 'x', reference: 'KC-0', _id: 'x' };
  const { body } = await requestCoins(api, partner, { ...forged, code: await createCode(api, donor), coins: 1 });
  expect(body.data).toMatchObject({ status: 'pending', brand: 'Brand 1', reference: '' });
  expect(body.data._id).not.toBe('x');
});
