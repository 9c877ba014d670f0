import { describe, expect, test } from 'vitest';
import {
  isSigned,
  readCallback,
  readReturn,
  type SignedFields,
  signedText,
} from '../../src/payments/paymob-signature.ts';
import { toEvent } from '../../src/payments/paymob-transaction.ts';
import { createTransaction, hmacSecret, integrationId, returnPath, sign } from '../support/paymob.ts';

/** The signed text of the example in the documentation: https://docs.paymob.com/docs/hmac-calculation */
const documentedText =
  '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue';
const transaction = createTransaction(217_503_754, { id: 192_036_465, amount_cents: 100_000 });
const callback = { type: 'TRANSACTION', obj: transaction };
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);
const fieldsOf = (changes: object = {}) => ({ ...(readCallback(callback) as SignedFields), ...changes });

test('the signed text of both callbacks matches the example in the documentation of Paymob', () => {
  expect(signedText(fieldsOf())).toBe(documentedText);
  expect(signedText(readReturn(queryOf(returnPath(transaction))) as SignedFields)).toBe(documentedText);
});

test('a callback of Paymob may have the id of its order in `order`, in `order.id` or in `order_id`', () => {
  const { order: _, ...rest } = queryOf(returnPath(transaction));
  expect(readReturn({ ...rest, order_id: '217503754' })?.order).toBe('217503754');
  expect(readCallback({ obj: { ...transaction, order: 217_503_754 } })?.order).toBe('217503754');
});

test.each([null, undefined, 7, 'text', [], {}, { obj: null }, { obj: 'x' }, { obj: [] }, { obj: {} }])(
  'no transaction is found in the callback %j',
  (body) => {
    expect(readCallback(body)).toBeUndefined();
    expect(readReturn(body)).toBeUndefined();
  },
);

describe('threat 53: a signature', () => {
  test('is valid only for the same fields and the same secret', () => {
    expect(isSigned(fieldsOf(), sign(transaction), hmacSecret)).toBe(true);
    expect(isSigned(fieldsOf(), sign(transaction).toUpperCase(), hmacSecret)).toBe(true);
    expect(isSigned(fieldsOf(), sign(transaction, 'another secret'), hmacSecret)).toBe(false);
    for (const name of Object.keys(fieldsOf())) {
      const changed = fieldsOf({ [name]: 'x' });
      expect([name, isSigned(changed, sign(transaction), hmacSecret)]).toEqual([name, false]);
    }
  });

  test.each([undefined, '', 'x', 7, [], ['a'], {}, 'ff'.repeat(63), 'ff'.repeat(65), 'zz'.repeat(64), 'ff'.repeat(64)])(
    'is invalid if it is %j',
    (hmac) => {
      expect(isSigned(fieldsOf(), hmac, hmacSecret)).toBe(false);
    },
  );

  test.each([
    ['the amount and the time', { amount_cents: '1000002', created_at: '024-06-13T11:33:44.592345' }],
    [
      'the amount and the time, with fewer digits',
      { amount_cents: '10000', created_at: '02024-06-13T11:33:44.592345' },
    ],
    ['the transaction and the integration', { id: '1920364654', integration_id: '097558' }],
    ['the order and the owner', { order: '2175037543', owner: '02852' }],
    ['the time and the currency', { created_at: '2024-06-13T11:33:44.592345E', currency: 'GP' }],
  ])(
    'stays valid when characters move between %s, so such a transaction is refused because of the format of its fields',
    (_fields, moved) => {
      const changed = fieldsOf(moved);
      expect(isSigned(changed, sign(transaction), hmacSecret)).toBe(true);
      expect(toEvent(changed)).toBeUndefined();
    },
  );
});

describe('a transaction of Paymob', () => {
  test.each([
    ['accepted', {}],
    ['declined', { success: 'false' }],
    ['declined', { success: 'false', error_occured: 'true' }],
    ['pending', { pending: 'true', success: 'false' }],
    ['returned', { is_refunded: 'true' }],
    ['returned', { is_voided: 'true' }],
    ['refund', { has_parent_transaction: 'true' }],
    ['refund declined', { has_parent_transaction: 'true', success: 'false' }],
    ['authorized', { is_auth: 'true' }],
    ['accepted', { is_capture: 'true', has_parent_transaction: 'true' }],
  ])('becomes the event "%s" if it has %j', (kind, changes) => {
    expect(toEvent(fieldsOf(changes))?.kind).toBe(kind);
  });

  test('becomes an event with its order, amount, currency and integration, and nothing about the card', () => {
    const event = toEvent(fieldsOf());
    expect(event).toEqual({
      provider: 'paymob',
      provider_order: '217503754',
      transaction_id: '192036465',
      kind: 'accepted',
      amount: 100_000,
      currency: 'EGP',
      integration: String(integrationId),
      occurred_at: '2024-06-13T11:33:44.592345',
    });
    expect(JSON.stringify(event)).not.toMatch(/2346|MasterCard/);
  });
});
