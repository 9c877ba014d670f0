import { expect, test } from 'vitest';
import { findTarget } from '../../../../src/ui/sortable-list/find-target.ts';

/** Rows of different heights: their middles are at 20, 100 and 180. */
const rows = [
  { top: 0, bottom: 40 },
  { top: 40, bottom: 160 },
  { top: 160, bottom: 200 },
];

test.each([
  ['stays while the pointer is above the middle of the next row', 0, 99, 0],
  ['passes the next row when the pointer is below its middle', 0, 101, 1],
  ['passes all rows when the pointer is below the list', 0, 900, 2],
  ['passes the previous row when the pointer is above its middle', 2, 99, 1],
  ['becomes the first when the pointer is above the list', 2, -50, 0],
])('a dragged row %s', (_what, from, y, expected) => {
  expect(findTarget(rows, from, y)).toBe(expected);
});
