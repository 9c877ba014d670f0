import { expect, test } from 'vitest';
import { arrangedIds, asSaved, moveBefore } from '../../../../../src/islands/staff-desk/catalog/arrangement.ts';

test('changes the places of an item and the one before it', () => {
  expect(moveBefore(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(moveBefore(['a', 'b', 'c'], 1)).toEqual(['b', 'a', 'c']);
});

test('leaves the first one, and what is not there, where they are', () => {
  expect(moveBefore(['a', 'b'], 0)).toEqual(['a', 'b']);
  expect(moveBefore(['a', 'b'], 2)).toEqual(['a', 'b']);
});

test('puts pictures as they are wanted, and as they are saved where nothing was wanted', () => {
  expect(arrangedIds(['a', 'b', 'c'], asSaved)).toEqual(['a', 'b', 'c']);
  expect(arrangedIds(['a', 'b', 'c'], { order: ['c', 'a', 'b'], removed: ['a'] })).toEqual(['c', 'b']);
});

test('keeps the wish over what others did meanwhile: theirs come last, and what they removed is gone', () => {
  expect(arrangedIds(['a', 'c', 'new'], { order: ['c', 'b', 'a'], removed: ['b'] })).toEqual(['c', 'a', 'new']);
});
