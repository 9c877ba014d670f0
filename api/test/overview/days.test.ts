import { expect, test } from 'vitest';
import { countByDay, lastDays } from '../../src/overview/days.ts';

test('the list of the last days ends with today in the given time zone, and each day begins at midnight there', () => {
  const days = lastDays(new Date('2026-11-02T03:30:00Z'), 'America/New_York', 3);
  // The clocks of New York go back on November 1.
  expect(days).toEqual([
    { day: '2026-10-30', start: '2026-10-30T04:00:00.000Z' },
    { day: '2026-10-31', start: '2026-10-31T04:00:00.000Z' },
    { day: '2026-11-01', start: '2026-11-01T04:00:00.000Z' },
  ]);
});

test('counts are added up by day in the given time zone, even if its offset is not a whole hour', () => {
  const days = lastDays(new Date('2026-11-23T12:00:00Z'), 'Asia/Kathmandu', 2);
  const received = [
    { time: '2026-11-22T18:14', count: 5 },
    { time: '2026-11-22T18:15', count: 7 },
    { time: '2026-11-23T11:59', count: 2 },
  ];
  const placed = [
    { time: '2026-11-21T18:15', count: 1 },
    // Before the first day.
    { time: '2026-11-21T18:14', count: 9 },
  ];
  expect(countByDay(days, received, placed)).toEqual([
    { day: '2026-11-22', received: 5, placed: 1 },
    { day: '2026-11-23', received: 9, placed: 0 },
  ]);
});

test('counts by UTC hour are added up by day in a time zone whose offset is whole hours, even when its clocks change', () => {
  const days = lastDays(new Date('2026-11-02T12:00:00Z'), 'America/New_York', 2);
  const placed = [
    { time: '2026-11-01T03', count: 9 },
    { time: '2026-11-01T04', count: 1 },
    { time: '2026-11-02T04', count: 2 },
    { time: '2026-11-02T05', count: 4 },
  ];
  expect(countByDay(days, [], placed)).toEqual([
    { day: '2026-11-01', received: 0, placed: 3 },
    { day: '2026-11-02', received: 0, placed: 4 },
  ]);
});
