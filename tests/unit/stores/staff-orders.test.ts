import { expect, test } from 'vitest';
import { formatFilter, parseFilter } from '../../../src/stores/staff-orders.ts';

test('the queue of orders reads the filter that it wrote into the URL', () => {
  const filter = { status: 'under review', organization: 'org-1', q: 'coats & hats', sort: 'oldest' } as const;
  expect(parseFilter(formatFilter(filter))).toEqual(filter);
});

test('the queue of orders ignores invalid parameters in the URL and keeps the others', () => {
  expect(parseFilter('?status=stolen&sort=sideways&q=&organization=')).toEqual({});
  expect(parseFilter(`?status=accepted&organization=%27%20OR%201=1&q=${'x'.repeat(101)}`)).toEqual({
    status: 'accepted',
  });
  expect(parseFilter('?__proto__=x&constructor=y&q=lamp')).toEqual({ q: 'lamp' });
});

test('writes an empty query string for an empty filter', () => {
  expect(formatFilter({})).toBe('');
  expect(formatFilter(parseFilter('?status=&q='))).toBe('');
});
