import { expect, test } from 'vitest';
import { commonTimeZone } from '../../src/catalog/common-time-zone.ts';

test.each([
  ['that of most places', ['UTC', 'Asia/Tokyo', 'Asia/Tokyo'], 'Asia/Tokyo'],
  ['the first of several that are equally common', ['Europe/Paris', 'UTC'], 'Europe/Paris'],
  ['UTC when no organization has a place', [undefined], 'UTC'],
])('the time zone of the charity is %s', (_zone, zones, expected) => {
  expect(commonTimeZone(zones.map((timeZone) => ({ timeZone })))).toBe(expected);
});
