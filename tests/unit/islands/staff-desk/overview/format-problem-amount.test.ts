import { expect, test } from 'vitest';
import { formatProblemAmount } from '../../../../../src/islands/staff-desk/overview/format-problem-amount.ts';

test.each([
  ['mail given up', 7, 7],
  ['nightly job', null, 0],
  ['disk low', 3_240_000_000, '3.2 GB'],
  ['disk full', 812_400_000, '812 MB'],
] as const)('the amount of the problem "%s" is a number, or a size with its unit', (kind, amount, expected) => {
  expect(formatProblemAmount({ kind, amount, since: null }, 'en')).toBe(expected);
});
