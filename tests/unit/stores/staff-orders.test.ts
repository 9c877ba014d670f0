import { check } from '@kindcrate/contract/check';
import { orderFilter } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';
import { formatFilter, parseFilter } from '../../../src/stores/staff-orders.ts';

test('the queue of orders reads the filter that it wrote into the URL', () => {
  const filter = {
    status: 'under review',
    organization: 'org-1',
    order: '6531',
    q: 'coats & hats',
    category: 'clothing-winter',
    handoverDay: '2026-11-24',
    placedFrom: '2026-11-01',
    placedTo: '2026-11-30',
    receivedFrom: '2026-11-02',
    receivedTo: '2028-02-29',
    sort: 'oldest',
  } as const;
  expect(parseFilter(formatFilter(filter))).toEqual(filter);
});

test('the queue of orders ignores invalid parameters in the URL and keeps the others', () => {
  expect(parseFilter('?status=stolen&sort=sideways&q=&organization=')).toEqual({});
  expect(parseFilter(`?status=accepted&organization=%27%20OR%201=1&q=${'x'.repeat(101)}`)).toEqual({
    status: 'accepted',
  });
  expect(parseFilter('?__proto__=x&constructor=y&q=lamp')).toEqual({ q: 'lamp' });
});

/** Days of every month of a leap year and of a common year, including some that do not exist. Years before 2000 and after 2099 are refused. */
const days = ['2026', '2028']
  .flatMap((year) =>
    Array.from({ length: 14 }, (_, month) => `${year}-${String(month).padStart(2, '0')}-`).flatMap((month) =>
      ['00', '01', '19', '28', '29', '30', '31', '32'].map((day) => month + day),
    ),
  )
  .concat('1999-12-31', '2000-02-29', '2099-12-31', '2100-01-01', '0000-01-01', '9999-12-31', '2026-1-1', 'today', '');

test.each<[string, string[]]>([
  ['status', ['accepted', ' under review ', 'acceptedx', 'ACCEPTED', '']],
  ['sort', ['newest', 'oldest', 'newest|oldest', 'new']],
  ['category', ['clothing-winter', "' OR 1=1"]],
  ...(['handoverDay', 'placedFrom', 'placedTo', 'receivedFrom', 'receivedTo'] as const).map(
    (name): [string, string[]] => [name, days],
  ),
  ['organization', ['a', 'a.b:c~d-e_F', 'a b', 'x'.repeat(200), 'x'.repeat(201)]],
  [
    'order',
    [
      '6531',
      ' 6531 ',
      'kc-6531',
      'KC-6A010F61-6531',
      '653',
      'coat',
      '6a010f61-6531-4c5d-9a0b-1c2d3e4f5a6b',
      'a'.repeat(37),
    ],
  ],
  ['q', ['a', ' a ', 'a\nb', 'a\0b', '\u{1f9e5}'.repeat(100), '\u{1f9e5}'.repeat(101), '  ']],
])('the queue reads the parameter %s as the contract does', (name, values) => {
  for (const value of values) {
    const checked = check(orderFilter, { [name]: value });
    const expected = checked.ok ? JSON.parse(JSON.stringify(checked.value)) : {};
    expect(parseFilter(`?${new URLSearchParams({ [name]: value })}`)).toEqual(expected);
  }
});

test('the queue of orders writes an empty query string for an empty filter', () => {
  expect(formatFilter({})).toBe('');
  expect(formatFilter(parseFilter('?status=&q='))).toBe('');
});
