import { expect, test } from 'vitest';
import { slopeOf } from './regression.ts';

test('the slope of a soak is that of the straight line with the least squares', () => {
  const line = [0, 0.1, 0.2, 0.3].map((at) => ({ at, value: 150 + 40 * at }));
  expect(slopeOf(line)).toBeCloseTo(40);
  const level = [1, 2, 3, 4].map((at) => ({ at, value: at % 2 }));
  expect(slopeOf(level)).toBeCloseTo(-0.2);
  expect(slopeOf([...line].reverse())).toBeCloseTo(40);
});
