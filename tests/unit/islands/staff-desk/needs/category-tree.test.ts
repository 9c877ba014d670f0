import { expect, test } from 'vitest';
import { categoryPath, childrenOf, inTreeOrder } from '../../../../../src/islands/staff-desk/needs/category-tree.ts';

const categories = [
  { _id: 'clothing', title: 'Clothing', parent: null },
  { _id: 'winter', title: 'Winter clothing', parent: 'clothing' },
  { _id: 'books', title: 'Books', parent: null },
];

test('names a category after the one above it', () => {
  expect(categoryPath(categories, 'winter')).toBe('Clothing › Winter clothing');
  expect(categoryPath(categories, 'books')).toBe('Books');
});

test('names an unknown category by its id', () => {
  expect(categoryPath([], 'winter')).toBe('winter');
});

test('finds the categories directly below another, and those at the top', () => {
  expect(childrenOf(categories, null).map(({ _id }) => _id)).toEqual(['clothing', 'books']);
  expect(childrenOf(categories, 'clothing').map(({ _id }) => _id)).toEqual(['winter']);
});

test('lists each category before those below it, whatever their order', () => {
  expect(inTreeOrder(categories.toReversed()).map(({ _id }) => _id)).toEqual(['books', 'clothing', 'winter']);
});
