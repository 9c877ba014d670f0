import { expect, test } from 'vitest';
import { nextTab } from '../../../../src/ui/tabs/next-tab.ts';

test('follows the arrows around the ends, Home and End', () => {
  expect(nextTab('ArrowRight', 0, 3, 'ltr')).toBe(1);
  expect(nextTab('ArrowRight', 2, 3, 'ltr')).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3, 'ltr')).toBe(2);
  expect(nextTab('Home', 2, 3, 'ltr')).toBe(0);
  expect(nextTab('End', 0, 3, 'ltr')).toBe(2);
});

test('follows what is seen on a page that reads from right to left', () => {
  expect(nextTab('ArrowLeft', 0, 3, 'rtl')).toBe(1);
});

test('leaves every other key alone', () => {
  expect(nextTab('a', 0, 3, 'ltr')).toBeUndefined();
});
