import { check } from '@kindcrate/contract/check';
import { messages } from '@kindcrate/contract/messages';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';

const read = (query: object) => check(listStaffOrdersEndpoint.query, query);

test('a query without parameters, or with empty ones, is valid', () => {
  for (const query of [{}, { status: '', organization: ' ', q: '', sort: '', after: '' }])
    expect(read(query)).toEqual({ ok: true, value: {} });
});

test('a query with every parameter is valid', () => {
  const query = {
    status: 'under review',
    organization: 'button-and-bear',
    q: 'Coats, % _',
    sort: 'oldest',
    after: 'aB-_',
  };
  expect(read({ ...query, q: ` ${query.q} ` })).toEqual({ ok: true, value: query });
});

test.each([
  ['status', 'lost', messages.status],
  ['status', ['submitted', 'accepted'], messages.status],
  ['organization', "' OR 1=1", messages.unknownCharity],
  ['q', 'x'.repeat(101), messages.search],
  ['q', 'a\0b', messages.search],
  ['sort', 'sideways', messages.sort],
  ['after', '../1', messages.page],
])('a query with the %s %o is refused', (field, value, message) => {
  expect(read({ [field]: value })).toEqual({ ok: false, fields: { [field]: message } });
});
