import { expect, test } from 'vitest';
import { readFilter, writeFilter } from '../../../src/stores/staff-orders.ts';

test('reads from an address what it wrote there', () => {
  const filter = { status: 'under review', organization: 'org-1', q: 'coats & hats', sort: 'oldest' } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
});

test('leaves out what an address cannot ask for', () => {
  expect(readFilter('?status=stolen&sort=sideways&q=&organization=')).toEqual({});
});
