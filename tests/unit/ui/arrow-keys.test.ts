import { expect, test } from 'vitest';
import { indexAfterKey } from '../../../src/ui/arrow-keys.ts';

test('moves with arrow keys around both ends of a row, and with Home and End', () => {
  expect(indexAfterKey('ArrowRight', 0, 3, 'ltr')).toBe(1);
  expect(indexAfterKey('ArrowRight', 2, 3, 'ltr')).toBe(0);
  expect(indexAfterKey('ArrowLeft', 0, 3, 'ltr')).toBe(2);
  expect(indexAfterKey('Home', 2, 3, 'ltr')).toBe(0);
  expect(indexAfterKey('End', 0, 3, 'ltr')).toBe(2);
});

test('swaps the arrow keys of a row on a right-to-left page', () => {
  expect(indexAfterKey('ArrowLeft', 0, 3, 'rtl')).toBe(1);
});

test('ignores every key that does not move in a row', () => {
  expect(indexAfterKey('a', 0, 3, 'ltr')).toBeUndefined();
});
