import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRefund, createTransaction, returnPath, sign, type Transaction } from '../support/paymob.ts';
import { openPaymobApp } from '../support/paymob-app.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, paymob, start, report, read, rowOf, rowOfOrder, eventsOf, countEvents } = await openPaymobApp();

afterEach(() => void vi.useRealTimers());

describe('POST /payment/callback', () => {
  test('accepts a payment, which anyone who knows its id can read', async () => {
    const { id, order } = await start();
    expect(await read(id)).toMatchObject({ status: 'pending', paidAt: null, amount: 5_000, currency: 'EGP' });
    const transaction = createTransaction(order);
    expect((await report(transaction)).status).toBe(200);
    const reply = await api.get(`/api/payment/${id}`);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body.result).toEqual({
      ...{ _id: id, number: `KP-${id.slice(0, 13).toUpperCase()}`, amount: 5_000, currency: 'EGP' },
      ...{ recipient: 'Kindcrate', status: 'accepted', createdAt: expect.any(String), paidAt: expect.any(String) },
    });
    expect(await rowOf(id)).toMatchObject({ reference: String(transaction.id), mismatch: null });
  });

  test('declines a payment, and accepts it when a later attempt succeeds', async () => {
    const { id, order } = await start();
    await report(createTransaction(order, { success: false, error_occured: true }));
    expect(await read(id)).toMatchObject({ status: 'declined', paidAt: null });
    await report(createTransaction(order));
    expect(await read(id)).toMatchObject({ status: 'accepted', paidAt: expect.any(String) });
  });

  test('accepts a payment that is reported after it has expired', async () => {
    const { id, order } = await start();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60 * 60 * 1000 });
    await report(createTransaction(order));
    expect((await read(id)).status).toBe('accepted');
  });

  test.each(['refunded', 'voided'])(
    'marks a payment that was %s as refunded, and keeps the time at which it was paid',
    async (how) => {
      const { id, order } = await start();
      const paid = createTransaction(order);
      await report(paid);
      const { paidAt } = await read(id);
      await report(createRefund(paid, { is_void: how === 'voided' }));
      await report({ ...paid, [`is_${how}`]: true });
      expect(await read(id)).toMatchObject({ status: 'refunded', paidAt });
      expect((await eventsOf(order.id)).map(({ kind }) => kind).sort()).toEqual(['accepted', 'refund', 'returned']);
    },
  );

  test('leaves a payment refunded when its refund is reported before the payment itself', async () => {
    const { id, order } = await start();
    const paid = createTransaction(order);
    await report(createRefund(paid));
    expect((await read(id)).status).toBe('refunded');
    await report({ ...paid, is_refunded: true });
    await report(paid);
    expect((await read(id)).status).toBe('refunded');
  });

  test('matches a report to its payment even if it arrives before Paymob replies to our request for a payment key', async () => {
    paymob.beforeKeyReply(async (orderId) => {
      expect((await report(createTransaction(paymob.orders.get(orderId) ?? orderId))).status).toBe(200);
      expect(await rowOfOrder(orderId)).toMatchObject({ mismatch: 'unknownOrder' });
    });
    const { id, order } = await start();
    paymob.beforeKeyReply(async () => {});
    expect(await read(id)).toMatchObject({ status: 'accepted', amount: 5_000 });
    expect(await rowOfOrder(order.id)).toMatchObject({ id, mismatch: null });
  });

  test('ignores reports about saved cards', async () => {
    const eventCountBefore = await countEvents();
    expect(await report({ id: 1, token: 'x' }, 'ff'.repeat(64), 'TOKEN')).toMatchObject({ status: 200 });
    expect(await countEvents()).toBe(eventCountBefore);
  });
});

describe('threat 53: a payment callback', () => {
  test.each([
    ['without a signature', () => ''],
    ['with a signature made with another secret', (transaction: Transaction) => sign(transaction, 'another secret')],
    ['with the signature of another transaction', (transaction: Transaction) => sign({ ...transaction, id: 7 })],
    ['with a truncated signature', (transaction: Transaction) => sign(transaction).slice(2)],
    ['with two signatures', (transaction: Transaction) => `${sign(transaction)}&hmac=${sign(transaction)}`],
  ])('%s changes nothing', async (_how, hmacOf) => {
    const { id, order } = await start();
    const transaction = createTransaction(order);
    const reply = await report(transaction, hmacOf(transaction));
    expect(reply).toMatchObject({ status: 403, body: { success: false, code: 'forbidden' } });
    expect(await rowOf(id)).toMatchObject({ status: 'pending', answered_at: null });
    expect(await eventsOf(order.id)).toEqual([]);
  });

  test.each(['amount_cents', 'success', 'integration_id', 'currency'])(
    'with a forged %s changes nothing',
    async (field) => {
      const { id, order } = await start();
      const transaction = createTransaction(order, {
        amount_cents: 100,
        success: false,
        currency: 'USD',
        integration_id: 1,
      });
      const forged = { ...transaction, [field]: createTransaction(order)[field as keyof Transaction] };
      expect((await report(forged, sign(transaction))).status).toBe(403);
      expect((await rowOf(id)).status).toBe('pending');
    },
  );

  test('has no effect through fields that are not signed', async () => {
    const [cheap, expensive] = [await start(100), await start(1_000_000)];
    const transaction = createTransaction(cheap.order);
    const forged = {
      ...transaction,
      order: { ...expensive.order, id: cheap.order.id },
      parent_transaction: 1,
      is_refund: true,
    };
    expect((await report(forged)).status).toBe(200);
    expect((await rowOf(expensive.id)).status).toBe('pending');
    expect(await rowOf(cheap.id)).toMatchObject({ status: 'accepted', amount: 100 });
  });

  test.each([null, 7, [], {}, { obj: null }, { obj: {} }, 'not json'])('with the body %j is refused', async (body) => {
    const reply = await api.send('POST', `/api/payment/callback?hmac=${'ff'.repeat(64)}`, body);
    expect(reply).toMatchObject({ status: 400, body: { success: false } });
  });

  test.each([
    ['amount_cents', '5e3'],
    ['amount_cents', -5_000],
    ['amount_cents', 50.5],
    ['amount_cents', '99999999999999999999'],
    ['currency', 'egp'],
    ['created_at', 'today'],
    ['success', 'TRUE'],
    ['id', 0],
    ['id', '1; drop table payments'],
  ])('that is signed, but whose %s is %j, is refused', async (field, value) => {
    const eventCountBefore = await countEvents();
    const { order } = await start();
    expect((await report(createTransaction(order, { [field]: value }))).status).toBe(400);
    expect(await countEvents()).toBe(eventCountBefore);
  });

  test('is not limited by IP address, because all reports come from a few addresses', async () => {
    const limitedApi = await openTestApp({ ...paymob.settings, ADDRESS_LIMIT_FACTOR: '0.01' });
    const call = () => limitedApi.send('POST', '/api/payment/callback', { obj: {} });
    for (let request = 0; request < 5; request++) expect((await call()).status).toBe(400);
  });
});

test('a server without the HMAC secret of Paymob accepts no reports of payments', async () => {
  const sandboxApi = await openTestApp();
  const transaction = createTransaction(1);
  const callback = await sandboxApi.send('POST', `/api/payment/callback?hmac=${sign(transaction)}`, {
    obj: transaction,
  });
  expect(callback.status).toBe(404);
  expect((await sandboxApi.get(returnPath(transaction))).status).toBe(404);
});
