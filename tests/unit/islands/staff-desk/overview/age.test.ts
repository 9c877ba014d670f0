import { expect, test } from 'vitest';
import { ageOf } from '../../../../../src/islands/staff-desk/overview/age.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-23T12:00:00Z', { value: 0, unit: 'minute', isLong: false }],
  ['2026-11-23T11:01:00Z', { value: 59, unit: 'minute', isLong: false }],
  ['2026-11-23T11:00:00Z', { value: 1, unit: 'hour', isLong: false }],
  ['2026-11-22T12:00:01Z', { value: 23, unit: 'hour', isLong: false }],
  ['2026-11-20T12:00:01Z', { value: 2, unit: 'day', isLong: false }],
  ['2026-11-20T12:00:00Z', { value: 3, unit: 'day', isLong: true }],
  // The clock of the browser may be behind.
  ['2026-11-23T12:05:00Z', { value: 0, unit: 'minute', isLong: false }],
])('the age of something that has waited since %s is %o', (since, age) => {
  expect(ageOf(since, now)).toEqual(age);
});
