import { describe, expect, test } from 'vitest';
import { describeClosure, listWeekdays, mapHref, toWeek } from '../../../src/lib/place.ts';

const copy = {
  closedOn: 'Closed on {day}',
  closedBetween: 'Closed from {from} to {until}',
  because: '{closure}: {reason}',
};

describe('the description of a place', () => {
  test('lists the week from Monday, with every span of a day', () => {
    const week = toWeek(
      {
        hours: [
          { weekday: 7, opens: '09:00', closes: '12:00' },
          { weekday: 7, opens: '13:30', closes: '17:00' },
        ],
      },
      'en',
    );
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ name: 'Monday', spans: [] });
    expect(week[6]).toEqual({ name: 'Sunday', spans: ['9:00–12:00', '13:30–17:00'] });
  });

  test('lists weekdays with commas and "and"', () => {
    expect(listWeekdays([2, 4, 6], 'en')).toBe('Tuesday, Thursday, and Saturday');
  });

  test('contains the day of a closure, or its first and last day, and its reason if there is one', () => {
    const day = { from: '2026-11-26', until: '2026-11-26' };
    expect(describeClosure({ ...day, reason: null }, copy)).toBe('Closed on November 26, 2026');
    expect(describeClosure({ ...day, until: '2026-11-27', reason: 'Thanksgiving' }, copy)).toBe(
      'Closed from November 26, 2026 to November 27, 2026: Thanksgiving',
    );
  });

  test('encodes an address in the link to a map', () => {
    const address = { street: 'A & B', number: '8', postalCode: '04121', city: 'Hafnarfjörður', remark: null };
    expect(new URL(mapHref(address)).searchParams.get('query')).toBe('8 A & B, Hafnarfjörður 04121');
  });
});
