import { examples } from '@kindcrate/contract/examples';
import { describe, expect, test } from 'vitest';
import {
  addEdits,
  applyEdits,
  firstIndexOf,
  toBody,
  toValues,
} from '../../../../../src/islands/staff-desk/places/place-values.ts';

const { revision: _, ...place } = examples['place-edit'];
const saved = toValues(place, 'UTC');
const evening = { opens: '18:00', closes: '20:00' };

test('a place that nobody has edited is sent as it was saved', () => {
  expect(toBody(saved)).toMatchObject({ ...place, capacityPerHour: String(place.capacityPerHour) });
});

test('a place that nobody has entered has empty fields and the given time zone', () => {
  expect(toBody(toValues(null, 'Asia/Tokyo'))).toMatchObject({
    address: { street: '', remark: '' },
    timeZone: 'Asia/Tokyo',
    hours: [],
    closedDays: [],
    collection: null,
    capacityPerHour: '',
  });
});

describe('edits of a place', () => {
  const edits = addEdits(addEdits({}, { address: { city: 'Bellwater' }, hours: { 1: [evening] } }), {
    address: { number: '9' },
    hours: { 6: [evening] },
    dropOff: false,
  });

  test('replace individual lines of the address and individual days, and leave the others as they were saved', () => {
    const { address, hours, dropOff, timeZone } = applyEdits(saved, edits);
    expect(address).toEqual({ ...place.address, city: 'Bellwater', number: '9' });
    expect(hours).toMatchObject({ 1: [evening], 2: saved.hours[2], 3: [], 6: [evening] });
    expect({ dropOff, timeZone }).toEqual({ dropOff: false, timeZone: place.timeZone });
  });

  test('keep the area and the days of a collection that is no longer offered, but do not send them', () => {
    const values = applyEdits(saved, { collects: false });
    expect(values.area).toBe(place.collection.area);
    expect(toBody(values).collection).toBeNull();
  });
});

test('the index of a day’s first span counts the spans of earlier days, as in the request body', () => {
  const { hours } = applyEdits(saved, { hours: { 1: [evening], 7: [evening] } });
  expect([1, 2, 3, 7].map((weekday) => firstIndexOf(hours, weekday))).toEqual([0, 1, 3, 3]);
  expect(toBody({ ...saved, hours }).hours[3]).toEqual({ weekday: 7, ...evening });
});
