import { toOffsetTime } from '@kindcrate/contract/local-time';
import { expect, test } from 'vitest';

test.each([
  ['UTC', '2026-12-01T15:00:00Z', '2026-12-01T15:00:00+00:00'],
  ['America/New_York', '2026-12-01T15:00:00Z', '2026-12-01T10:00:00-05:00'],
  ['America/New_York', '2026-07-01T15:00:00Z', '2026-07-01T11:00:00-04:00'],
  ['Asia/Kolkata', '2026-12-01T20:00:00Z', '2026-12-02T01:30:00+05:30'],
  ['America/St_Johns', '2026-12-01T02:00:00Z', '2026-11-30T22:30:00-03:30'],
  ['Europe/Paris', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['Europe/Paris', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
])('in the time zone %s, the instant %s is %s', (timeZone, instant, expected) => {
  expect(toOffsetTime(new Date(instant), timeZone)).toBe(expected);
  expect(Date.parse(expected)).toBe(Date.parse(instant));
});
