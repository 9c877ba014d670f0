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
])('the quote for a typed quantity of "%s" is %i coins', (typed, coins) => {
  expect(quotedCoins(rule, [typed])).toBe(coins);
});

test.each(['', ' ', '0', '-1', '1.5', '1e3', '٣', 'three', '3 coats', '100001'])(
  'the donation form quotes no coins for the typed quantity "%s"',
  (typed) => {
    expect(quotedCoins(rule, [typed])).toBeUndefined();
  },
);

test.each([
  { perOrder: 0, perItem: 0, most: 60 },
  { perOrder: 10, perItem: 1, most: 0 },
])('the donation form quotes no coins when the rule %o gives none', (emptyRule) => {
  expect(quotedCoins(emptyRule, ['3'])).toBeUndefined();
});

test('the quote covers the pieces of all items except those whose quantity is not valid yet', () => {
  expect(quotedCoins(rule, ['3', '', '4', 'two'])).toBe(17);
});
