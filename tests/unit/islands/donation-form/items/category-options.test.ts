import { expect, test } from 'vitest';
import { categoryOptions } from '../../../../../src/islands/donation-form/items/category-options.ts';

const categories = [
  { _id: 'clothing', title: 'Clothing', parent: null },
  { _id: 'clothing-winter', title: 'Winter clothing', parent: 'clothing' },
];

test('the name of a subcategory begins with that of its parent', () => {
  expect(categoryOptions(categories)).toEqual([
    { value: 'clothing', label: 'Clothing' },
    { value: 'clothing-winter', label: 'Clothing › Winter clothing' },
  ]);
});

test('the category of a draft is an option even before the categories have loaded', () => {
  expect(categoryOptions([], 'toys')).toEqual([{ value: 'toys', label: 'toys' }]);
  expect(categoryOptions(categories, 'clothing')).toHaveLength(2);
});
