import { expect, test } from 'vitest';
import { formatCoins } from '../../../../src/islands/coins/format-coins.ts';

test.each([
  [0, '0', '+0'],
  [12, '12', '+12'],
  [1128, '1,128', '+1,128'],
  [-1200, '-1,200', '-1,200'],
])('%i coins are written as %s, and with a sign as %s', (coins, plain, signed) => {
  expect(formatCoins(coins)).toBe(plain);
  expect(formatCoins(coins, 'always')).toBe(signed);
});
