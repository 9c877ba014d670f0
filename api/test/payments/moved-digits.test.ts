import { describe, expect, test } from 'vitest';
import { createTransaction, returnPath, sign, type Transaction } from '../support/paymob.ts';
import { openPaymobApp, paymobPublicUrl } from '../support/paymob-app.ts';

const { api, start, report, read, countEvents } = await openPaymobApp();

/** Moves the last `count` digits of one number to the start of the next. A negative count moves digits back. */
function moveDigitsBetween(first: number, second: number, count: number): [number, number] {
  const [digits, end] = [`${first}${second}`, `${first}`.length - count];
  return [Number(digits.slice(0, end)), Number(digits.slice(end))];
}

function moveOrderDigits(transaction: Transaction, count: number): Transaction {
  const [order, owner] = moveDigitsBetween(transaction.order.id, transaction.owner, count);
  return { ...transaction, order: { ...transaction.order, id: order }, owner };
}

function moveIdDigits(transaction: Transaction, count: number): Transaction {
  const [id, integration_id] = moveDigitsBetween(transaction.id, transaction.integration_id, count);
  return { ...transaction, id, integration_id };
}

describe('threat 53: a report whose signature stays valid although digits were moved', () => {
  test.each([
    ['from the order to the owner', moveOrderDigits, 1],
    ['from the owner to the order', moveOrderDigits, -2],
    ['from the transaction to the integration', moveIdDigits, 3],
    ['from the integration to the transaction', moveIdDigits, -2],
  ] as const)('%s is refused, and the genuine report is still accepted', async (_where, moveDigits, count) => {
    const { id, order } = await start();
    // The owner is chosen so that no number starts with a zero after the move, because real ids never do.
    const transaction = createTransaction(order, { owner: 312_852 });
    const forged = moveDigits(transaction, count);
    const eventCountBefore = await countEvents();
    expect([forged.id, forged.order.id]).not.toEqual([transaction.id, order.id]);
    expect(sign(forged)).toBe(sign(transaction));
    expect((await report(forged)).status).toBe(400);
    expect((await api.app.inject(returnPath(forged))).headers.location).toBe(
      `${paymobPublicUrl}/payment-result#unknown`,
    );
    expect(await countEvents()).toBe(eventCountBefore);
    expect((await report(transaction)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'accepted' });
  });
});
