import { expect, test } from 'vitest';
import { arrangeIds, swapWithPrevious, unchanged } from '../../../../../src/islands/staff-desk/catalog/arrangement.ts';

test('swaps an item with the one before it', () => {
  expect(swapWithPrevious(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(swapWithPrevious(['a', 'b', 'c'], 1)).toEqual(['b', 'a', 'c']);
});

test('changes nothing for the first item or an index out of range', () => {
  expect(swapWithPrevious(['a', 'b'], 0)).toEqual(['a', 'b']);
  expect(swapWithPrevious(['a', 'b'], 2)).toEqual(['a', 'b']);
});

test('applies an arrangement to the saved pictures, and keeps their order without one', () => {
  expect(arrangeIds(['a', 'b', 'c'], unchanged)).toEqual(['a', 'b', 'c']);
  expect(arrangeIds(['a', 'b', 'c'], { order: ['c', 'a', 'b'], removed: ['a'] })).toEqual(['c', 'b']);
});

test('keeps an arrangement when others add pictures, which come last, or remove some', () => {
  expect(arrangeIds(['a', 'c', 'new'], { order: ['c', 'b', 'a'], removed: ['b'] })).toEqual(['c', 'a', 'new']);
});
