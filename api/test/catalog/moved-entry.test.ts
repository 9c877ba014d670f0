import { expect, test } from 'vitest';
import { findMovedEntry } from '../../src/catalog/moved-entry.ts';

test.each([
  ['one that was moved up', 'abcd', 'dabc', { id: 'd', position: 1 }],
  ['one that was moved down', 'abcd', 'bcad', { id: 'a', position: 3 }],
  ['of two that were swapped, the one that moved up', 'abcd', 'acbd', { id: 'c', position: 2 }],
  ['none when nothing has moved', 'abcd', 'abcd', undefined],
  ['none in an empty list', '', '', undefined],
])('the entry that moved furthest: %s', (_entry, before, after, expected) => {
  expect(findMovedEntry([...before], [...after])).toEqual(expected);
});
