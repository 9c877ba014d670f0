import { expect, test } from 'vitest';
import { moveBefore } from '../../../../src/islands/staff/catalogue/move-before.ts';

test('changes the places of an item and the one before it', () => {
  expect(moveBefore(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(moveBefore(['a', 'b', 'c'], 1)).toEqual(['b', 'a', 'c']);
});

test('leaves the first one, and what is not there, where they are', () => {
  expect(moveBefore(['a', 'b'], 0)).toEqual(['a', 'b']);
  expect(moveBefore(['a', 'b'], 2)).toEqual(['a', 'b']);
});
