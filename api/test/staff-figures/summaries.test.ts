import { expect, test } from 'vitest';
import { addUpCoins, sumCategories, sumReasons } from '../../src/staff-figures/summaries.ts';

const organizationId = 'any';
const categories = [
  { _id: 'clothes', title: 'Clothes', parent: null },
  { _id: 'coats', title: 'Coats', parent: 'clothes' },
  { _id: 'books', title: 'Books', parent: null },
];

test('the staff figures add up pieces by top-level category, most first, and count those of deleted categories as uncategorized', () => {
  const pieces = (categoryId: string | null, count: number) => ({ organizationId, categoryId, pieces: count });
  const counts = [pieces('books', 5), pieces('coats', 4), pieces('clothes', 3), pieces('gone', 1), pieces(null, 1)];
  expect(sumCategories([...counts, pieces('books', 0)], categories)).toEqual([
    { _id: 'clothes', title: 'Clothes', pieces: 7 },
    { _id: 'books', title: 'Books', pieces: 5 },
    { _id: null, title: null, pieces: 2 },
  ]);
});

test('the staff figures leave out a category in which nothing arrived', () => {
  expect(sumCategories([{ organizationId, categoryId: 'books', pieces: 0 }], categories)).toEqual([]);
});

test('the staff figures count reasons that differ only in letter case or spaces as one reason', () => {
  const declined = (reason: string, orders: number) => ({ organizationId, reason, orders });
  expect(sumReasons([declined('Too worn', 2), declined('Mold', 1), declined(' too Worn', 1)])).toEqual({
    reasons: [
      { reason: 'Too worn', count: 3 },
      { reason: 'Mold', count: 1 },
    ],
    otherReasons: 0,
  });
});

test('the staff figures list the ten most common reasons, and count the orders with other reasons together', () => {
  const counts = Array.from({ length: 13 }, (_, index) => ({ organizationId, reason: `${index}`, orders: 20 - index }));
  const { reasons, otherReasons } = sumReasons(counts);
  expect([reasons.length, reasons[0], otherReasons]).toEqual([10, { reason: '0', count: 20 }, 10 + 9 + 8]);
});

test('the unspent coins of a month include those of earlier months', () => {
  const months = [
    { given: 30, spent: 10 },
    { given: 0, spent: 5 },
  ];
  expect(addUpCoins(months, 100)).toEqual([
    { given: 30, spent: 10, open: 120 },
    { given: 0, spent: 5, open: 115 },
  ]);
});
