import type { Place } from '@kindcrate/contract/places';
import { expect, test } from 'vitest';
import { describeKind, offeredKinds } from '../../../../../src/islands/donation-form/handover/describe-kind.ts';

const place: Place = {
  address: { street: 'Sound Road', number: '8', postalCode: '04121', city: 'Harrow Sound', remark: null },
  timeZone: 'UTC',
  hours: [{ weekday: 2, opens: '09:00', closes: '17:00' }],
  closedDays: [],
  dropOff: true,
  collection: { area: 'Harrow Sound', weekdays: [2, 4] },
  capacityPerHour: 4,
};
const copy = { collects: '{days}, in {area}', openUntil: 'Open now until {time}' };
/** The options for describeKind: the locale, and the given time on a Tuesday. */
const optionsAt = (time: string) => ({ locale: 'en', now: new Date(`2030-05-07T${time}:00Z`) });

test.each([
  [true, place.collection, ['collection', 'drop-off']],
  [true, null, ['drop-off']],
  [false, place.collection, ['collection']],
  [false, null, []],
])(
  'an organization offers the kinds of handovers that its place allows: drop-off %s, collection %o',
  (dropOff, collection, kinds) => {
    expect(offeredKinds({ ...place, dropOff, collection })).toEqual(kinds);
  },
);

test('the description of a collection has its days and its area', () => {
  expect(describeKind('collection', place, copy, optionsAt('10:00'))).toEqual([
    'Tuesday and Thursday, in Harrow Sound',
  ]);
});

test('the description of a drop-off has its address and its closing time', () => {
  const address = '8 Sound Road, Harrow Sound 04121';
  expect(describeKind('drop-off', place, copy, optionsAt('10:00'))).toEqual([address, 'Open now until 17:00']);
  expect(describeKind('drop-off', place, copy, optionsAt('18:00'))).toEqual([address]);
});
