import { expect, test } from 'vitest';
import { moveItem } from '../../../src/lib/move-item.ts';

test.each([
  ['to an earlier index', 3, 1, 'adbc'],
  ['to a later index', 0, 2, 'bcad'],
  ['to the index where it is', 2, 2, 'abcd'],
  ['to the front when the index is negative', 2, -1, 'cabd'],
  ['to the end when the index is too high', 1, 9, 'acdb'],
  ['nowhere when it does not exist', 7, 0, 'abcd'],
])('an item moves %s', (_what, from, to, expected) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(expected);
});
