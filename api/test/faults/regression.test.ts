import { expect, test } from 'vitest';
import { lowestOf, slopeOf } from './regression.ts';

test('the slope of samples is that of their least-squares line', () => {
  const line = [0, 0.1, 0.2, 0.3].map((at) => ({ at, value: 150 + 40 * at }));
  expect(slopeOf(line)).toBeCloseTo(40);
  const alternating = [1, 2, 3, 4].map((at) => ({ at, value: at % 2 }));
  expect(slopeOf(alternating)).toBeCloseTo(-0.2);
  expect(slopeOf([...line].reverse())).toBeCloseTo(40);
});

test('the lowest samples leave out memory that is in use only momentarily', () => {
  const samples = [0, 0.1, 0.4, 1.2, 1.5].map((at) => ({ at, value: at === 0.1 || at === 1.5 ? 10 + at : 90 }));
  expect(lowestOf(samples, 1)).toEqual([
    { at: 0.1, value: 10.1 },
    { at: 1.5, value: 11.5 },
  ]);
});
