import { expect, test } from 'vitest';
import { categoryPath, childrenOf, inTreeOrder } from '../../../../../src/islands/staff-desk/needs/category-tree.ts';

const categories = [
  { _id: 'clothing', title: 'Clothing', parent: null },
  { _id: 'winter', title: 'Winter clothing', parent: 'clothing' },
  { _id: 'books', title: 'Books', parent: null },
];

test('the full name of a category begins with that of its parent', () => {
  expect(categoryPath(categories, 'winter')).toBe('Clothing › Winter clothing');
  expect(categoryPath(categories, 'books')).toBe('Books');
});

test('an unknown category is shown by its id', () => {
  expect(categoryPath([], 'winter')).toBe('winter');
});

test('the category tree finds the direct children of a category, and the top-level categories', () => {
  expect(childrenOf(categories, null).map(({ _id }) => _id)).toEqual(['clothing', 'books']);
  expect(childrenOf(categories, 'clothing').map(({ _id }) => _id)).toEqual(['winter']);
});

test('the category tree lists each category before its children, however the input is sorted', () => {
  expect(inTreeOrder(categories.toReversed()).map(({ _id }) => _id)).toEqual(['books', 'clothing', 'winter']);
});
