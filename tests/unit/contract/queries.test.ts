import { check } from '@kindcrate/contract/check';
import { messages } from '@kindcrate/contract/messages';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';

const checkQuery = (query: object) => check(listStaffOrdersEndpoint.query, query);

test('a query of orders without parameters, or with empty ones, is valid', () => {
  for (const query of [{}, { status: '', organization: ' ', q: '', sort: '', after: '' }])
    expect(checkQuery(query)).toEqual({ ok: true, value: {} });
});

test('a query of orders with every parameter is valid', () => {
  const query = {
    status: 'under review',
    organization: 'button-and-bear',
    q: 'Coats, % _',
    sort: 'oldest',
    after: 'aB-_',
  };
  expect(checkQuery({ ...query, q: ` ${query.q} ` })).toEqual({ ok: true, value: query });
});

test.each([
  ['status', 'lost', messages.status],
  ['status', ['submitted', 'accepted'], messages.status],
  ['organization', "' OR 1=1", messages.unknownCharity],
  ['q', 'x'.repeat(101), messages.search],
  ['q', 'a\0b', messages.search],
  ['sort', 'sideways', messages.sort],
  ['after', '../1', messages.page],
])('a query of orders with %s set to %o is refused', (field, value, message) => {
  expect(checkQuery({ [field]: value })).toEqual({ ok: false, fields: { [field]: message } });
});
