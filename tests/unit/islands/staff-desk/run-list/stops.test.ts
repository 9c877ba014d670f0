import type { HandoverStop } from '@kindcrate/contract/staff-handover-list';
import { expect, test } from 'vitest';
import {
  addressLine,
  canReportOnTheWay,
  countStops,
  mapUrl,
} from '../../../../../src/islands/staff-desk/run-list/stops.ts';

const now = Date.parse('2026-11-24T09:00:00Z');

const stop: HandoverStop = {
  order: 'bike',
  itemsName: 'Bike',
  quantity: 3,
  status: 'accepted',
  donor: 'Tobias',
  phone: '01010926523',
  location: 'Ferry Lane 3, Harbor',
  address: { street: 'Ferry Lane', number: '3', postalCode: '04121', city: 'Harbor', remark: '' },
  organization: { _id: 'a', title: 'A' },
  kind: 'collection',
  start: '2026-11-24T21:00:00.000Z',
  end: '2026-11-24T22:00:00.000Z',
  timeZone: 'UTC',
  onTheWayAt: null,
};

test('staff can report that they are on their way no earlier than twelve hours before a collection', () => {
  expect(canReportOnTheWay(stop, now)).toBe(true);
  expect(canReportOnTheWay(stop, now - 1)).toBe(false);
  // Staff can report it even after the agreed time, because the van may be late.
  expect(canReportOnTheWay(stop, now + 24 * 60 * 60 * 1000)).toBe(true);
});

test.each([
  ['that is a drop-off', { kind: 'drop-off' as const }],
  ['whose goods have been received', { status: 'received' as const }],
  ['to which someone is already on their way', { onTheWayAt: '2026-11-24T08:00:00.000Z' }],
])('staff cannot report that they are on their way to a handover %s', (_what, changes) => {
  expect(canReportOnTheWay({ ...stop, ...changes }, now)).toBe(false);
});

test('a collection without a structured address is at the location that the donor typed', () => {
  const { address: _, ...typed } = stop;
  expect(addressLine(stop)).toBe('3 Ferry Lane, 04121 Harbor');
  expect(addressLine(typed)).toBe('Ferry Lane 3, Harbor');
  expect(addressLine({ ...stop, kind: 'drop-off' })).toBeUndefined();
});

test('the link to a map contains the complete address, whatever its characters', () => {
  expect(new URL(mapUrl('3 A&B Straße #4')).searchParams.get('query')).toBe('3 A&B Straße #4');
});

test('the stops of a run list are counted by kind, and the pieces of all stops are added up', () => {
  expect(countStops([stop, { ...stop, kind: 'drop-off', quantity: 4 }, stop])).toEqual({
    collections: 2,
    dropOffs: 1,
    pieces: 10,
  });
});
