import { expect, test } from 'vitest';
import { moveItem } from '../../../src/lib/move-item.ts';

test.each([
  ['moves to an earlier index', 3, 1, 'adbc'],
  ['moves to a later index', 0, 2, 'bcad'],
  ['stays where it is when it is moved to its own index', 2, 2, 'abcd'],
  ['moves to the front when the index is negative', 2, -1, 'cabd'],
  ['moves to the end when the index is too high', 1, 9, 'acdb'],
  ['that does not exist is not moved', 7, 0, 'abcd'],
])('an item %s', (_what, from, to, expected) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(expected);
});
