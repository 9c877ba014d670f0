import { expect, test } from 'vitest';
import { pageWindow } from '../../../src/lib/page-window.ts';

/** `undefined` stands for a gap between page buttons. */
const cases: [current: number, total: number, shown: (number | undefined)[]][] = [
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
];

test.each(cases)('page %i of %i has the page buttons %j', (current, total, shown) => {
  expect(pageWindow(current, total)).toEqual(shown);
});
