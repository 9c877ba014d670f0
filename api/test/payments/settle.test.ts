import { describe, expect, test } from 'vitest';
import type { PaymentEventKind } from '../../src/database/payment-rows.ts';
import { settle } from '../../src/payments/settle.ts';

const payment = { amount: 5_000, currency: 'EGP', integration: '1', mismatch: null };
const paymentOfUnknownOrder = { ...payment, mismatch: 'unknownOrder' } as const;

const event = (kind: PaymentEventKind, changes: object = {}) => ({
  ...{ transaction_id: 'a', kind, amount: 5_000, currency: 'EGP', integration: '1', recorded_at: '2026-01-01' },
  ...changes,
});
const paid = event('accepted');

/** Returns the events in every possible order. */
function permutations<T>(events: T[]): T[][] {
  if (events.length < 2) return [events];
  return events.flatMap((first, index) => permutations(events.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

describe('the state of a payment follows from its events, in whatever order they arrive:', () => {
  const charge = (changes: object) => event('accepted', { transaction_id: 'b', ...changes });
  const refund = (amount: number, transaction_id = 'c') => event('refund', { amount, transaction_id });

  test.each([
    ['no events', [], 'pending', null],
    ['a pending charge', [event('pending')], 'pending', null],
    ['a declined card', [event('declined')], 'declined', null],
    ['a declined card, and then a charge', [event('declined', { transaction_id: 'b' }), paid], 'accepted', null],
    ['a charge', [event('pending'), paid], 'accepted', null],
    ['a refund, with the flag on its parent transaction', [paid, event('returned'), refund(5_000)], 'refunded', null],
    ['a void, with only the flag on the voided transaction', [paid, event('returned')], 'refunded', null],
    ['a refund whose charge has not arrived', [refund(5_000)], 'refunded', null],
    ['a partial refund whose charge has not arrived', [refund(2_000)], 'pending', 'partlyRefunded'],
    [
      'a partial refund, with the flag on its parent transaction',
      [paid, event('returned'), refund(2_000)],
      'accepted',
      'partlyRefunded',
    ],
    ['a full refund in two parts', [paid, refund(2_000), refund(3_000, 'd')], 'refunded', null],
    ['a refund that failed', [paid, event('refund declined', { transaction_id: 'c' })], 'accepted', null],
    ['two charges', [paid, charge({})], 'accepted', 'paidTwice'],
    ['two charges, and one refund', [paid, charge({}), refund(5_000)], 'accepted', null],
    ['two charges, and two refunds', [paid, charge({}), refund(5_000), refund(5_000, 'd')], 'refunded', null],
    ['a charge of too little', [charge({ amount: 4_999 })], 'pending', 'wrongAmount'],
    ['a charge of too much', [charge({ amount: 50_000 })], 'pending', 'wrongAmount'],
    ['two partial charges', [charge({ amount: 2_000 }), charge({ amount: 3_000 })], 'pending', 'wrongAmount'],
    [
      'a charge of too much, and a refund of the excess',
      [charge({ amount: 9_000 }), refund(4_000)],
      'pending',
      'wrongAmount',
    ],
    ['a charge of too little, and a refund', [charge({ amount: 100 }), refund(100)], 'refunded', null],
    ['a charge in another currency', [charge({ currency: 'USD' })], 'pending', 'wrongCurrency'],
    [
      'a charge in another currency, and one in the right currency',
      [charge({ currency: 'USD' }), paid],
      'accepted',
      'wrongCurrency',
    ],
    ['a charge through another integration', [charge({ integration: '2' })], 'pending', 'wrongIntegration'],
    ['a reservation', [event('authorized')], 'pending', 'notCaptured'],
    ['a reservation that was released', [event('authorized'), event('returned')], 'refunded', null],
  ] as const)('%s', (_what, events, status, mismatch) => {
    for (const order of permutations([...events])) expect(settle(payment, order)).toMatchObject({ status, mismatch });
  });

  test.each([
    ['a charge', [paid], 'pending'],
    ['a declined card', [event('declined')], 'declined'],
    ['a refund', [paid, event('returned')], 'refunded'],
  ] as const)('for an unknown order, %s never makes the payment accepted', (_what, events, status) => {
    expect(settle(paymentOfUnknownOrder, events)).toMatchObject({ status, mismatch: 'unknownOrder' });
  });
});

test('a payment has the reference and the time of the transaction that paid it', () => {
  const declined = event('declined', { transaction_id: 'x', recorded_at: '2026-01-02' });
  expect(settle(payment, [paid, declined])).toMatchObject({ reference: 'a', paid_at: '2026-01-01' });
  expect(settle(payment, [declined])).toMatchObject({ reference: 'x', paid_at: null });
  expect(settle(payment, [])).toMatchObject({ reference: null, paid_at: null });
  expect(settle(payment, [event('accepted', { amount: 1 })])).toMatchObject({ reference: 'a', paid_at: null });
});
