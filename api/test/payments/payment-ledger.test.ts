import { afterEach, describe, expect, test, vi } from 'vitest';
import { deliverEmails } from '../support/emails.ts';
import { createTransaction, returnPath } from '../support/paymob.ts';
import { openPaymobApp } from '../support/paymob-app.ts';
import { signUpWithRole } from '../support/roles.ts';

const { api, start, report, read, rowOf, rowOfOrder, eventsOf } = await openPaymobApp();
const { database } = api.data;

afterEach(() => void vi.useRealTimers());

describe('threat 54: staff see a mismatch for a payment', () => {
  const findListedPayment = async (id: string) => {
    const staff = await signUpWithRole(api, 'staff');
    const { body } = await api.get('/api/staff/payments', staff.token);
    return body.result.find(({ _id }: { _id: string }) => _id === id);
  };

  test.each([
    ['with a different amount', { amount_cents: 1 }, 'wrongAmount'],
    ['in a different currency', { currency: 'USD' }, 'wrongCurrency'],
    ['through a different integration', { integration_id: 99 }, 'wrongIntegration'],
    ['whose money was only reserved', { is_auth: true }, 'notCaptured'],
  ])('%s, and nobody gets a receipt', async (_what, changes, mismatch) => {
    const donor = await signUpWithRole(api, 'donor');
    const { id, order } = await start(5_000, donor.token);
    expect((await report(createTransaction(order, changes))).status).toBe(200);
    expect(await findListedPayment(id)).toMatchObject({
      status: 'pending',
      paidAt: null,
      mismatch,
      donor: { _id: donor.id },
    });
    expect(await deliverEmails(api)).toEqual([]);
    // Starting a payment deletes those that expired a day ago, except for those with a mismatch.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 50 * 60 * 60 * 1000 });
    await start();
    expect(await rowOf(id)).toMatchObject({ mismatch });
  });

  test('that was not started here, and nobody else can read it', async () => {
    const transaction = createTransaction(4_711, { amount_cents: 3_000_000_000 });
    expect((await report(transaction)).status).toBe(200);
    await report(createTransaction(4_711, { success: false }));
    const { id } = (await rowOfOrder(4_711)) ?? expect.unreachable();
    expect(await findListedPayment(id)).toMatchObject({
      status: 'pending',
      mismatch: 'unknownOrder',
      donor: null,
      currency: 'EGP',
    });
    expect((await api.get(`/api/payment/${id}`)).status).toBe(404);
    const [event] = await eventsOf(4_711);
    expect(Number(event?.amount)).toBe(3_000_000_000);
  });

  test('that was made twice', async () => {
    const { id, order } = await start();
    await report(createTransaction(order));
    await report(createTransaction(order));
    expect(await findListedPayment(id)).toMatchObject({ status: 'accepted', mismatch: 'paidTwice' });
  });
});

describe('threat 54: reports about payments', () => {
  test('enter the ledger once and cause one receipt, however often and whenever they arrive', async () => {
    const donor = await signUpWithRole(api, 'donor');
    const { id, order } = await start(5_000, donor.token);
    const transaction = createTransaction(order);
    const replies = await Promise.all(Array.from({ length: 50 }, () => report(transaction)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await report(transaction);
    await api.app.inject(returnPath(transaction));
    expect(await eventsOf(order.id)).toHaveLength(1);
    expect((await read(id)).status).toBe('accepted');
    const emails = await deliverEmails(api);
    expect(emails.map(({ subject }) => subject)).toEqual(['Your receipt for EGP\u00a050.00']);
    await report(createTransaction(order, { success: false }));
    await report({ ...transaction, pending: true, success: false });
    expect((await read(id)).status).toBe('accepted');
    expect(await deliverEmails(api)).toEqual([]);
  });

  test('are all recorded when fifty arrive simultaneously, each about a different payment', async () => {
    const started = [];
    for (let index = 0; index < 50; index++) started.push(await start(1_000 + index));
    await Promise.all(started.map(({ order }) => report(createTransaction(order))));
    for (const [index, { id }] of started.entries())
      expect(await read(id)).toMatchObject({ status: 'accepted', amount: 1_000 + index });
  });

  test('become one payment when fifty different ones about the same unknown order arrive simultaneously', async () => {
    await Promise.all(Array.from({ length: 50 }, () => report(createTransaction(4_712, { success: false }))));
    expect(await eventsOf(4_712)).toHaveLength(50);
    expect(
      await database.selectFrom('payments').select('id').where('provider_order', '=', '4712').execute(),
    ).toHaveLength(1);
  });

  test('cannot be changed or deleted once they are in the ledger', async () => {
    const { order } = await start();
    await report(createTransaction(order));
    await expect(database.updateTable('payment_events').set({ amount: 1 }).execute()).rejects.toThrow('append-only');
    await expect(database.deleteFrom('payment_events').execute()).rejects.toThrow('append-only');
  });
});
