import { expect, test } from 'vitest';
import { capacityOn, toDayCapacities, weekOf } from '../../src/overview/day-capacity.ts';

const place = {
  hours: [
    { weekday: 1, opens: '09:00', closes: '12:30' },
    { weekday: 1, opens: '13:00', closes: '17:00' },
    { weekday: 2, opens: '09:00', closes: '09:45' },
  ],
  closedDays: [{ from: '2026-11-30', until: '2026-11-30', reason: null }],
  capacityPerHour: 3,
};

test.each(['2026-11-23', '2026-11-25', '2026-11-29'])('the week of %s begins on Monday', (day) => {
  expect(weekOf(day)).toEqual(['23', '24', '25', '26', '27', '28', '29'].map((number) => `2026-11-${number}`));
});

test.each([
  ['a day with two spans counts the whole hours of each', '2026-11-23', 21],
  ['a day whose only span is less than an hour is 0', '2026-11-24', 0],
  ['a day without hours is 0', '2026-11-25', 0],
  ['a closed day is 0', '2026-11-30', 0],
])('the capacity of %s', (_what, day, capacity) => {
  expect(capacityOn(place, day)).toBe(capacity);
});

test('bookings are counted by day in the time zone of their organization, and the capacities of all places are added up', () => {
  const runs = [
    { start: '2026-11-23T02:00:00.000Z', timeZone: 'UTC', count: 4 },
    // In New York it is still the 22nd.
    { start: '2026-11-23T02:00:00.000Z', timeZone: 'America/New_York', count: 9 },
    { start: '2026-11-23T15:00:00.000Z', timeZone: 'America/New_York', count: 1 },
  ];
  expect(toDayCapacities(['2026-11-23', '2026-11-24'], [place, place], runs)).toEqual([
    { day: '2026-11-23', booked: 5, capacity: 42 },
    { day: '2026-11-24', booked: 0, capacity: 0 },
  ]);
});
