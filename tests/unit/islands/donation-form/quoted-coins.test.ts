import { expect, test } from 'vitest';
import { quotedCoins } from '../../../../src/islands/donation-form/quoted-coins.ts';

const rule = { perOrder: 10, perItem: 1, most: 60 };

test.each([
  ['1', 11],
  [' 3 ', 13],
  ['007', 17],
  ['50', 60],
  ['51', 60],
  ['100000', 60],
])('quotes for a quantity of "%s" %i coins', (typed, coins) => {
  expect(quotedCoins(rule, typed)).toBe(coins);
});

test.each(['', ' ', '0', '-1', '1.5', '1e3', '٣', 'three', '3 coats', '100001'])('quotes nothing for "%s"', (typed) => {
  expect(quotedCoins(rule, typed)).toBeUndefined();
});

test.each([
  { perOrder: 0, perItem: 0, most: 60 },
  { perOrder: 10, perItem: 1, most: 0 },
])('quotes nothing when goods earn nothing: %o', (nothing) => {
  expect(quotedCoins(nothing, '3')).toBeUndefined();
});
