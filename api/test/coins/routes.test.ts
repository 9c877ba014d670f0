import { listCoinsEndpoint } from '@kindcrate/contract/coin-ledger';
import { messages } from '@kindcrate/contract/messages';
import { describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { spendCoins } from '../support/spending.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, staff, changeStatus, placeOrder, getOwnOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;

const readCoins = async (token: string) => (await api.get('/api/coins', token)).body.data;
const readProfileBalance = async (token: string) => (await api.get('/api/profile', token)).body.data.coins;

// With the default coin rule, an order earns 10 coins and each piece 1: the 3 pieces that `placeOrder` donates earn 13.

test('a visitor can read the coin rule', async () => {
  expect(await api.get('/api/coins/rule')).toMatchObject({
    status: 200,
    body: { data: { perOrder: 10, perItem: 1, most: 60 } },
  });
});

test('the settings determine the coin rule, which may award no coins at all', async () => {
  const settings = { COINS_PER_ORDER: '0', COINS_PER_ITEM: '0', COINS_MOST: '5' };
  const withoutCoins = await setUpDesk(await openTestApp(settings));
  expect((await withoutCoins.api.get('/api/coins/rule')).body.data).toEqual({ perOrder: 0, perItem: 0, most: 5 });
  const id = await withoutCoins.placeOrder('received');
  expect(await withoutCoins.getOwnOrder(id)).toMatchObject({
    status: 'received',
    coins: 0,
    receipt: expect.anything(),
  });
  expect((await withoutCoins.changeStatus(id, 'declined')).status).toBe(200);
  expect((await withoutCoins.api.get('/api/coins', withoutCoins.donor)).body.data).toMatchObject({
    balance: 0,
    debt: 0,
    entries: [],
  });
});

test('a donor without donations has no coins and no coin entries', async () => {
  const { status, body } = await api.get('/api/coins', donor);
  expect([status, body]).toEqual([200, { data: { balance: 0, debt: 0, entries: [], next: null } }]);
  expect((await api.get('/api/coins')).status).toBe(401);
});

describe('received goods', () => {
  test('earn coins for the received quantity, not for the offered one', async () => {
    const newDonor = await api.signUp();
    const id = await placeOrder('accepted', { quantity: '40' }, newDonor);
    expect(await readProfileBalance(newDonor)).toBe(0);
    await changeStatus(id, 'received', { quantity: 2 });
    const reply = await api.get('/api/coins', newDonor);
    expect(listCoinsEndpoint.reply.is(reply.body)).toBe(true);
    expect(reply.body.data).toEqual({
      balance: 12,
      debt: 0,
      entries: [
        {
          _id: expect.any(String),
          amount: 12,
          kind: 'earning',
          createdAt: expect.any(String),
          order: { _id: id, itemsName: 'Winter coats' },
        },
      ],
      next: null,
    });
    expect(await readProfileBalance(newDonor)).toBe(12);
    expect(await getOwnOrder(id, newDonor)).toMatchObject({ coins: 12, quantity: 40, receivedQuantity: 2 });
  });

  test('earn at most the maximum of the coin rule', async () => {
    const newDonor = await api.signUp();
    await changeStatus(await placeOrder('accepted', {}, newDonor), 'received', { quantity: 100_000 });
    expect((await readCoins(newDonor)).balance).toBe(60);
  });

  test('earn no more coins when the order is completed', async () => {
    const newDonor = await api.signUp();
    await placeOrder('completed', {}, newDonor);
    expect(await readCoins(newDonor)).toMatchObject({ balance: 13, entries: [{ amount: 13 }] });
  });
});

describe('declining a received order', () => {
  test('reverses the earning, and the order cannot earn coins again', async () => {
    const newDonor = await api.signUp();
    const id = await placeOrder('received', {}, newDonor);
    expect((await changeStatus(id, 'declined', { reason: 'Moths after all' })).status).toBe(200);
    const { balance, debt, entries } = await readCoins(newDonor);
    expect([balance, debt]).toEqual([0, 0]);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'reversal', amount: -13, order: expect.anything() }),
    );
    expect(await getOwnOrder(id, newDonor)).toMatchObject({ status: 'declined', coins: 0 });
    for (const to of ['received', 'accepted', 'submitted'] as const)
      expect((await changeStatus(id, to)).status).toBe(409);
    expect((await readCoins(newDonor)).entries).toHaveLength(2);
  });

  test('after its coins were spent leaves a debt, which later earnings pay off, instead of a negative balance', async () => {
    const newDonor = await api.signUp();
    const id = await placeOrder('received', { quantity: '3' }, newDonor);
    await spendCoins(api, newDonor, 10);
    await changeStatus(id, 'declined');
    expect(await readCoins(newDonor)).toMatchObject({ balance: 0, debt: 10 });
    expect(await readProfileBalance(newDonor)).toBe(0);
    await placeOrder('received', {}, newDonor);
    expect(await readCoins(newDonor)).toMatchObject({ balance: 3, debt: 0 });
    expect(await readProfileBalance(newDonor)).toBe(3);
  });
});

test("threat 15: nobody sees another person's coin entries, whatever cursor they send", async () => {
  const newDonor = await api.signUp();
  await placeOrder('received', {}, newDonor);
  // A cursor has the form `time id`; this one comes before every entry.
  const latest = Buffer.from('9999-12-31T00:00:00.000Z z').toString('base64url');
  for (const token of [await api.signUp(), staff])
    expect((await api.get(`/api/coins?after=${latest}`, token)).body.data.entries).toEqual([]);
});

test('the pages of a long ledger contain every entry once, newest first', async () => {
  const newDonor = await api.signUp();
  const id = await placeOrder('submitted', {}, newDonor);
  const original = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: 150 }, (_, index) => ({ ...original, id: `ledger-${index}` }));
  await database.insertInto('orders').values(copies).execute();
  const entries = copies.map((order, index) => ({
    id: `entry-${index}`,
    user_id: String(order.user_id),
    amount: 1,
    kind: 'earning' as const,
    order_id: order.id,
    actor_id: String(order.user_id),
    created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 2))).toISOString(),
  }));
  await database.insertInto('coin_entries').values(entries).execute();
  const first = await readCoins(newDonor);
  expect([first.balance, first.entries.length]).toEqual([150, 100]);
  const second = (await api.get(`/api/coins?after=${first.next}`, newDonor)).body.data;
  expect([second.balance, second.entries.length, second.next]).toEqual([150, 50, null]);
  const times = [...first.entries, ...second.entries].map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect(new Set([...first.entries, ...second.entries].map(({ _id }) => _id)).size).toBe(150);
  expect(await api.get('/api/coins?after=nonsense', newDonor)).toMatchObject({
    status: 400,
    body: { fields: { after: messages.page } },
  });
});
