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
  ['whole hours of each span', '2026-11-23', 21],
  ['nothing for a span of less than an hour', '2026-11-24', 0],
  ['nothing on a day without hours', '2026-11-25', 0],
  ['nothing on a closed day', '2026-11-30', 0],
])('the capacity of a day counts %s', (_what, day, capacity) => {
  expect(capacityOn(place, day)).toBe(capacity);
});

test('bookings count on the day in the time zone of their organization, and the capacity of all places is added up', () => {
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
