import { type OpenHours, openStateAt } from '@kindcrate/contract/opening-times';
import { describe, expect, test } from 'vitest';

const weekdayHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
const openStateFor = (
  instant: string,
  timeZone: string,
  hours: OpenHours[] = weekdayHours,
  closedDays: string[] = [],
) =>
  openStateAt(
    hours,
    closedDays.map((day) => ({ from: day, until: day })),
    timeZone,
    new Date(instant),
  );

describe('openStateAt', () => {
  test.each([
    // Monday 2026-11-23, 14:00 UTC, is 9:00 in New York, 15:00 in Berlin and 1:00 on Tuesday in Melbourne.
    ['2026-11-23T14:00:00Z', 'America/New_York', { isOpen: true, day: '2026-11-23', until: '17:00' }],
    ['2026-11-23T13:59:59Z', 'America/New_York', { isOpen: false, next: { day: '2026-11-23', opens: '09:00' } }],
    ['2026-11-23T14:00:00Z', 'Europe/Berlin', { isOpen: true, day: '2026-11-23', until: '17:00' }],
    ['2026-11-23T16:00:00Z', 'Europe/Berlin', { isOpen: false, next: { day: '2026-11-24', opens: '09:00' } }],
    ['2026-11-23T14:00:00Z', 'Australia/Melbourne', { isOpen: false, next: { day: '2026-11-24', opens: '09:00' } }],
    // On a Friday evening, the next opening is on Monday.
    ['2026-11-27T20:00:00Z', 'Europe/Berlin', { isOpen: false, next: { day: '2026-11-30', opens: '09:00' } }],
    // The same UTC time, before and after daylight saving time began in Berlin and ended in Melbourne.
    ['2026-03-27T07:30:00Z', 'Europe/Berlin', { isOpen: false, next: { day: '2026-03-27', opens: '09:00' } }],
    ['2026-03-30T07:30:00Z', 'Europe/Berlin', { isOpen: true, day: '2026-03-30', until: '17:00' }],
    ['2026-04-02T22:30:00Z', 'Australia/Melbourne', { isOpen: true, day: '2026-04-03', until: '17:00' }],
    ['2026-04-05T22:30:00Z', 'Australia/Melbourne', { isOpen: false, next: { day: '2026-04-06', opens: '09:00' } }],
  ])('reports whether an organization is open at %s in %s', (instant, timeZone, expected) => {
    expect(openStateFor(instant, timeZone)).toMatchObject(expected);
  });

  test('skips closed days, and returns the next opening after them', () => {
    const state = openStateFor('2026-11-26T15:00:00Z', 'America/New_York', weekdayHours, ['2026-11-26', '2026-11-27']);
    expect(state).toEqual({ isOpen: false, day: '2026-11-26', next: { day: '2026-11-30', opens: '09:00' } });
  });

  test('reports an organization as closed during its lunch break, and joins adjacent spans', () => {
    const hours = [
      { weekday: 1, opens: '13:00', closes: '15:00' },
      { weekday: 1, opens: '09:00', closes: '12:00' },
      { weekday: 1, opens: '15:00', closes: '18:00' },
    ];
    expect(openStateFor('2026-11-23T12:00:00Z', 'UTC', hours)).toMatchObject({
      isOpen: false,
      next: { opens: '13:00' },
    });
    expect(openStateFor('2026-11-23T13:00:00Z', 'UTC', hours)).toMatchObject({ isOpen: true, until: '18:00' });
  });

  test('reports no next opening for an organization without hours', () => {
    expect(openStateFor('2026-11-23T12:00:00Z', 'UTC', [])).toEqual({ isOpen: false, day: '2026-11-23' });
  });

  test('refuses an unknown time zone', () => {
    expect(() => openStateFor('2026-11-23T12:00:00Z', 'Mars/Olympus')).toThrow(RangeError);
  });
});
