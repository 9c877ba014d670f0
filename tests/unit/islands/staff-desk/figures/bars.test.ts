import { expect, test } from 'vitest';
import { barsOf } from '../../../../../src/islands/staff-desk/figures/bars.ts';

const size = { width: 100, height: 40 };

test('the bars of a chart are side by side on the lower edge, and are as high as their share of the greatest value', () => {
  expect(barsOf([50, 100], 100, size)).toEqual([
    { x: 0, y: 20, width: 40, height: 20 },
    { x: 50, y: 0, width: 40, height: 40 },
  ]);
});

test('in a chart, a small value has a visible bar, and zero has none', () => {
  expect(barsOf([1, 0], 10_000, size).map(({ height }) => height)).toEqual([1, 0]);
});
