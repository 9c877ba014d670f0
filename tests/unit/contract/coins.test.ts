import { coinsFor } from '@kindcrate/contract/coins-earned';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const usualRule = { perOrder: 10, perItem: 1, most: 60 };

test.each([
  [1, 11],
  [3, 13],
  [50, 60],
  [51, 60],
  [100_000, 60],
])('%i pieces earn %i coins', (quantity, coins) => {
  expect(coinsFor(usualRule, quantity)).toBe(coins);
});

test('no coin rule gives more coins than its maximum, or fewer coins for more pieces', () => {
  const coins = fc.nat({ max: 1_000_000 });
  const anyRule = fc.record({ perOrder: coins, perItem: coins, most: coins });
  fc.assert(
    fc.property(anyRule, fc.integer({ min: 1, max: 100_000 }), (rule, quantity) => {
      expect(coinsFor(rule, quantity)).toBeLessThanOrEqual(rule.most);
      expect(coinsFor(rule, quantity + 1)).toBeGreaterThanOrEqual(coinsFor(rule, quantity));
    }),
  );
});
