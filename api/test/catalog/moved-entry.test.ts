import { expect, test } from 'vitest';
import { findMovedEntry } from '../../src/catalog/moved-entry.ts';

test.each([
  ['the one that was moved up past three others', 'abcd', 'dabc', { id: 'd', position: 1 }],
  ['the one that was moved down past two others', 'abcd', 'bcad', { id: 'a', position: 3 }],
  ['the one that moved up when two were swapped', 'abcd', 'acbd', { id: 'c', position: 2 }],
  ['undefined when nothing has moved', 'abcd', 'abcd', undefined],
  ['undefined in an empty list', '', '', undefined],
])('the entry that moved furthest is %s', (_entry, before, after, expected) => {
  expect(findMovedEntry([...before], [...after])).toEqual(expected);
});
