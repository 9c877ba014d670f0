import { check } from '@kindcrate/contract/check';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import { describe, expect, test } from 'vitest';

const struct = placeOrderEndpoint.body;
const commonFields = { charity: 'warm-hands', location: 'Leeds', phone: '0113' };
const orderOfOneItem = { ...commonFields, itemsName: 'Coats', quantity: '3', image: { size: 1 } };

describe('a new order', () => {
  test.each(['', '  '])(
    'without items is described by its own fields, even if a form sends empty items: "%s"',
    (items) => {
      expect(check(struct, { ...orderOfOneItem, items })).toEqual({
        ok: true,
        value: { ...orderOfOneItem, quantity: 3, items: undefined },
      });
    },
  );

  test('with items ignores the fields that are derived from the items, whatever those fields contain', () => {
    const items = [{ name: 'Coats', quantity: 2, photos: ['a'] }];
    const ignored = { itemsName: { toString: 1 }, quantity: 'many', need: 'a b' };
    expect(check(struct, { ...commonFields, ...ignored, items: JSON.stringify(items) })).toEqual({
      ok: true,
      value: { ...commonFields, items, itemsName: undefined, quantity: undefined, need: undefined },
    });
  });
});
