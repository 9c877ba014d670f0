import { check } from '@kindcrate/contract/check';
import { messages } from '@kindcrate/contract/messages';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { expect, test } from 'vitest';

const checkQuery = (query: object) => check(listStaffOrdersEndpoint.query, query);

test('a query for orders without parameters, or with empty ones, is valid', () => {
  for (const query of [{}, { status: '', organization: ' ', q: '', sort: '', after: '' }])
    expect(checkQuery(query)).toEqual({ ok: true, value: {} });
});

test('a query for orders with every parameter is valid', () => {
  const query = {
    status: 'under review',
    organization: 'button-and-bear',
    q: 'Coats, % _',
    sort: 'oldest',
    category: 'clothing-winter',
    handoverDay: '2026-11-24',
    placedFrom: '2026-11-01',
    placedTo: '2026-11-30',
    receivedFrom: '2026-11-02',
    receivedTo: '2028-02-29',
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
  ['category', "' OR 1=1", messages.unknownNeedCategory],
  ['handoverDay', 'tomorrow', messages.day],
  ['placedFrom', '2026-02-29', messages.day],
  ['placedTo', '9999-12-31', messages.day],
  ['receivedFrom', '0000-01-01', messages.day],
  ['receivedTo', '2026-11-24T10:00:00Z', messages.day],
])('a query for orders with %s set to %o is refused', (field, value, message) => {
  expect(checkQuery({ [field]: value })).toEqual({ ok: false, fields: { [field]: message } });
});
