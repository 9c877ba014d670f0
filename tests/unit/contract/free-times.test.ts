import { freeTimes } from '@kindcrate/contract/free-times';
import { describe, expect, test } from 'vitest';

type Options = Parameters<typeof freeTimes>[0];

const sunday = { weekday: 7, opens: '00:00', closes: '05:00' };
const listFreeTimes = (changes: Partial<Options> & { fromInstant: string }) =>
  freeTimes({
    hours: [sunday],
    closedDays: [],
    timeZone: 'Europe/Berlin',
    capacityPerHour: 2,
    bookings: [],
    from: new Date(changes.fromInstant),
    days: 1,
    ...changes,
  });
/** Lists when the free times start, as a clock in the time zone shows it. */
const listClockTimes = (changes: Parameters<typeof listFreeTimes>[0]) => listFreeTimes(changes).map(({ time }) => time);

describe('freeTimes', () => {
  test('lists every full hour between opening and closing, each with its full capacity', () => {
    const hours = [{ weekday: 1, opens: '09:30', closes: '12:00' }];
    expect(listFreeTimes({ fromInstant: '2026-11-22T23:00:00Z', hours })).toEqual([
      {
        startsAt: '2026-11-23T08:30:00.000Z',
        endsAt: '2026-11-23T09:30:00.000Z',
        day: '2026-11-23',
        time: '09:30',
        left: 2,
      },
      {
        startsAt: '2026-11-23T09:30:00.000Z',
        endsAt: '2026-11-23T10:30:00.000Z',
        day: '2026-11-23',
        time: '10:30',
        left: 2,
      },
    ]);
  });

  test.each([
    [
      'Berlin when daylight saving time begins',
      'Europe/Berlin',
      '2026-03-28T23:00:00Z',
      ['00:00', '01:00', '03:00', '04:00'],
    ],
    [
      'Berlin when daylight saving time ends',
      'Europe/Berlin',
      '2026-10-24T22:00:00Z',
      ['00:00', '01:00', '02:00', '02:00', '03:00', '04:00'],
    ],
    [
      'Melbourne when daylight saving time begins',
      'Australia/Melbourne',
      '2026-10-03T14:00:00Z',
      ['00:00', '01:00', '03:00', '04:00'],
    ],
    [
      'Melbourne when daylight saving time ends',
      'Australia/Melbourne',
      '2026-04-04T13:00:00Z',
      ['00:00', '01:00', '02:00', '02:00', '03:00', '04:00'],
    ],
    [
      'New York when daylight saving time begins',
      'America/New_York',
      '2026-03-08T05:00:00Z',
      ['00:00', '01:00', '03:00', '04:00'],
    ],
  ])('lists each hour once in %s', (_, timeZone, fromInstant, times) => {
    expect(listClockTimes({ fromInstant, timeZone })).toEqual(times);
    const starts = listFreeTimes({ fromInstant, timeZone }).map(({ startsAt }) => startsAt);
    expect(new Set(starts).size).toBe(times.length);
  });

  test('begins later when the clocks skip the opening time', () => {
    const hours = [{ weekday: 7, opens: '02:30', closes: '05:00' }];
    expect(listClockTimes({ fromInstant: '2026-03-28T23:00:00Z', hours })).toEqual(['03:30']);
  });

  test('leaves out times that have begun, closed days and other weekdays', () => {
    const hours = [1, 2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '11:00' }));
    const closedDays = [{ from: '2026-11-24', until: '2026-11-24' }];
    const found = listFreeTimes({
      fromInstant: '2026-11-23T08:00:01Z',
      hours,
      closedDays,
      days: 4,
      weekdays: [1, 2, 4],
    });
    expect(found.map(({ day, time }) => `${day} ${time}`)).toEqual([
      '2026-11-23 10:00',
      '2026-11-26 09:00',
      '2026-11-26 10:00',
    ]);
  });

  test('subtracts a booking from every hour that it overlaps, but never goes below zero', () => {
    const hours = [{ weekday: 1, opens: '09:00', closes: '12:00' }];
    const bookings = ['2026-11-23T08:30:00Z', '2026-11-23T09:00:00Z', '2026-11-23T09:00:00Z'];
    const left = listFreeTimes({ fromInstant: '2026-11-22T23:00:00Z', hours, bookings }).map(
      (freeTime) => freeTime.left,
    );
    expect(left).toEqual([1, 0, 2]);
  });

  test('begins with the current day in the time zone of the organization, not in UTC', () => {
    const hours = [{ weekday: 2, opens: '09:00', closes: '10:00' }];
    const [found] = listFreeTimes({ fromInstant: '2026-11-23T13:30:00Z', hours, timeZone: 'Australia/Melbourne' });
    expect(found).toMatchObject({ day: '2026-11-24', startsAt: '2026-11-23T22:00:00.000Z' });
  });
});
