import { expect, test } from 'vitest';
import { labeledDayIndexes, pathOf, pointsOf, ticksOf } from '../../../../../src/islands/staff-desk/overview/chart.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [130, [0, 50, 100, 150]],
  [400, [0, 100, 200, 300, 400]],
  [12_345, [0, 5000, 10_000, 15_000]],
])('the axis of a chart with a maximum of %i has the ticks %o', (max, ticks) => {
  expect(ticksOf(max)).toEqual(ticks);
});

test('the points of a chart fill its width, from the left edge to the right edge', () => {
  const area = { left: 40, top: 10, width: 100, height: 50 };
  expect(pointsOf([0, 10, 5], 10, area)).toEqual([
    { x: 40, y: 60 },
    { x: 90, y: 10 },
    { x: 140, y: 35 },
  ]);
  expect(pointsOf([4], 4, area)).toEqual([{ x: 40, y: 10 }]);
});

test('the line of a chart connects its points', () => {
  expect(
    pathOf([
      { x: 0, y: 1 },
      { x: 2.5, y: 3 },
    ]),
  ).toBe('M0 1L2.5 3');
});

test('a chart labels one day of each week, but none so close to an edge that its label would be cut off', () => {
  expect(labeledDayIndexes(30)).toEqual([6, 13, 20, 27]);
});
