import { expect, test } from 'vitest';
import { readParameter, withParameter } from '../../../src/lib/query-parameters.ts';

test('a parameter is read from a query string', () => {
  expect(readParameter('?status=accepted&open=a1', 'open')).toBe('a1');
  expect(readParameter('?open=', 'open')).toBeUndefined();
  expect(readParameter('', 'open')).toBeUndefined();
});

test('a parameter is written into a query string without changing the others', () => {
  expect(withParameter('?status=accepted', 'open', 'a1')).toBe('?status=accepted&open=a1');
  expect(withParameter('?status=accepted&open=a1', 'open', 'b2')).toBe('?status=accepted&open=b2');
  expect(withParameter('?open=a1&status=accepted', 'open', undefined)).toBe('?status=accepted');
  expect(withParameter('?open=a1', 'open', undefined)).toBe('');
});
