import { expect, test } from 'vitest';
import { openIdOf, withOpenId } from '../../../src/lib/open-order.ts';

test('the open order is read from a query string', () => {
  expect(openIdOf('?status=accepted&open=a1')).toBe('a1');
  expect(openIdOf('?open=')).toBeUndefined();
  expect(openIdOf('')).toBeUndefined();
});

test('the open order is written into a query string, which keeps the filter', () => {
  expect(withOpenId('?status=accepted', 'a1')).toBe('?status=accepted&open=a1');
  expect(withOpenId('?status=accepted&open=a1', 'b2')).toBe('?status=accepted&open=b2');
  expect(withOpenId('?open=a1&status=accepted', undefined)).toBe('?status=accepted');
  expect(withOpenId('?open=a1', undefined)).toBe('');
});
