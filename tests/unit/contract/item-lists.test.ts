import { countPieces, distributePieces, summarizeItems } from '@kindcrate/contract/item-lists';
import { limits } from '@kindcrate/contract/limits';
import { describe, expect, test } from 'vitest';

describe('the summary of items', () => {
  test.each([
    { names: ['Winter coats'], summary: 'Winter coats' },
    { names: ['Winter coats', 'Blankets'], summary: 'Winter coats and Blankets' },
    { names: ['Winter coats', 'Blankets', 'Toys'], summary: 'Winter coats, Blankets and 1 more' },
    { names: ['Winter coats', 'Blankets', 'Toys', 'Pots'], summary: 'Winter coats, Blankets and 2 more' },
    { names: ['a', ...Array.from({ length: 9 }, () => 'b')], summary: 'a, b and 8 more' },
  ])('is "$summary" for $names', ({ names, summary }) => {
    expect(summarizeItems(names)).toBe(summary);
  });

  const longest = 'x'.repeat(limits.line);

  test('is at most as long as the name of an item may be', () => {
    expect(summarizeItems([longest])).toBe(longest);
    for (const count of [2, 3, 10])
      expect(summarizeItems(Array.from({ length: count }, () => longest)).length).toBe(limits.line);
  });

  test('shortens only the name that is too long', () => {
    expect(summarizeItems([longest, 'Blankets'])).toMatch(/^x{180,}… and Blankets$/);
    expect(summarizeItems(['Coats', longest, 'Toys'])).toMatch(/^Coats, x{170,}… and 1 more$/);
  });

  test('never cuts an emoji in two', () => {
    for (const start of ['', 'x']) {
      const summary = summarizeItems([start + '🧥'.repeat(99), '🧦'.repeat(100)]);
      expect(summary.isWellFormed()).toBe(true);
      expect(summary.length).toBeLessThanOrEqual(limits.line);
    }
  });
});

test('the pieces of an order are the sum of the pieces of its items', () => {
  expect(countPieces([{ quantity: 3 }])).toBe(3);
  expect(countPieces([{ quantity: 3 }, { quantity: 40 }, { quantity: 1 }])).toBe(44);
});

describe('received pieces, if only their sum is known,', () => {
  test.each([
    { offered: [3], received: 3, expected: [3] },
    { offered: [3], received: 1, expected: [1] },
    { offered: [3], received: 8, expected: [8] },
    { offered: [3, 2, 4], received: 9, expected: [3, 2, 4] },
    { offered: [3, 2, 4], received: 4, expected: [3, 1, 0] },
    { offered: [3, 2, 4], received: 12, expected: [3, 2, 7] },
  ])('are distributed among the items in order: $received of $offered', ({ offered, received, expected }) => {
    expect(distributePieces(offered, received)).toEqual(expected);
  });
});
