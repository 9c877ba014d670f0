import { expect, test } from 'vitest';
import { findMovedEntry } from '../../src/catalog/moved-entry.ts';

test.each([
  ['one that was moved up', 'abcd', 'dabc', { id: 'd', position: 1 }],
  ['one that was moved down', 'abcd', 'bcad', { id: 'a', position: 3 }],
  ['the first of two that were swapped', 'abcd', 'acbd', { id: 'c', position: 2 }],
  ['none when nothing has moved', 'abcd', 'abcd', undefined],
  ['none of an empty list', '', '', undefined],
])('the entry that moved furthest is %s', (_what, before, after, expected) => {
  expect(findMovedEntry([...before], [...after])).toEqual(expected);
});
