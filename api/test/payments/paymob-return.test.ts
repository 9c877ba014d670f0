import { describe, expect, test } from 'vitest';
import { createTransaction, returnPath } from '../support/paymob.ts';
import { openPaymobApp, paymobPublicUrl } from '../support/paymob-app.ts';

const { api, start, report, rowOf, eventsOf } = await openPaymobApp();

describe('GET /payment/return', () => {
  const openReturnPath = async (path: string) => {
    const { statusCode: status, headers } = await api.app.inject(path);
    return { status, location: headers.location, cache: headers['cache-control'] };
  };
  const resultPage = (result: string) => ({
    status: 303,
    location: `${paymobPublicUrl}/payment-result#${result}`,
    cache: 'no-store',
  });

  test.each([
    ['accepted', {}],
    ['declined', { success: false }],
    ['unknown', { pending: true, success: false }],
    ['unknown', { amount_cents: 1 }],
  ])(
    'redirects to the result page for "%s" after a transaction with %j, and records its event',
    async (result, changes) => {
      const { id, order } = await start();
      expect(await openReturnPath(returnPath(createTransaction(order, changes)))).toEqual(resultPage(result));
      expect(await eventsOf(order.id)).toHaveLength(1);
      expect((await rowOf(id)).status).toBe(result === 'unknown' ? 'pending' : result);
    },
  );

  test('threat 53: redirects to the result page for "unknown", and records nothing, without a valid signature', async () => {
    const { order } = await start();
    const transaction = createTransaction(order);
    const forged = [
      returnPath(transaction, 'ff'.repeat(64)),
      returnPath(transaction, ''),
      returnPath(createTransaction(order, { success: false })).replace('success=false', 'success=true'),
      '/api/payment/return',
      '/api/payment/return?id=1&order=2&success=true',
      `/api/payment/return?id=1&id=2&hmac=${'ff'.repeat(64)}`,
    ];
    for (const path of forged) expect([path, await openReturnPath(path)]).toEqual([path, resultPage('unknown')]);
    expect(await eventsOf(order.id)).toEqual([]);
  });

  test('threat 53: changes the payment only once when the same report also arrives as a callback', async () => {
    const { id, order } = await start();
    const transaction = createTransaction(order);
    await openReturnPath(returnPath(transaction));
    const before = await rowOf(id);
    await report(transaction);
    expect(await rowOf(id)).toEqual(before);
  });
});
