import { expect, test } from 'vitest';
import { indexAfterKey } from '../../../src/ui/arrow-keys.ts';

test('arrow keys wrap around at both ends of a row, and Home and End move to its ends', () => {
  expect(indexAfterKey('ArrowRight', 0, 3, 'ltr')).toBe(1);
  expect(indexAfterKey('ArrowRight', 2, 3, 'ltr')).toBe(0);
  expect(indexAfterKey('ArrowLeft', 0, 3, 'ltr')).toBe(2);
  expect(indexAfterKey('Home', 2, 3, 'ltr')).toBe(0);
  expect(indexAfterKey('End', 0, 3, 'ltr')).toBe(2);
});

test('the left arrow key moves to the next item of a row on a right-to-left page', () => {
  expect(indexAfterKey('ArrowLeft', 0, 3, 'rtl')).toBe(1);
});

test('a letter key does not move the focus in a row', () => {
  expect(indexAfterKey('a', 0, 3, 'ltr')).toBeUndefined();
});
