import { addMonths, monthOf, toMonth } from '@kindcrate/contract/months';
import { expect, test } from 'vitest';

test.each([
  ['2026-10', 'UTC', '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
  ['2026-01', 'Asia/Tokyo', '2025-12-31T15:00:00.000Z', '2026-01-31T15:00:00.000Z'],
  // Clocks in New York go back in November.
  ['2025-11', 'America/New_York', '2025-11-01T04:00:00.000Z', '2025-12-01T05:00:00.000Z'],
])('the month %s begins and ends at midnight in %s', (month, timeZone, start, end) => {
  expect(toMonth(month, timeZone)).toEqual({ month, start, end });
});

test('the same instant can be in different months in different time zones', () => {
  const instant = new Date('2026-01-31T23:30:00Z');
  expect([monthOf(instant, 'UTC'), monthOf(instant, 'Asia/Tokyo')]).toEqual(['2026-01', '2026-02']);
});

test('adding months crosses year boundaries in both directions', () => {
  expect([addMonths('2025-12', 1), addMonths('2026-01', -1), addMonths('2026-03', -14)]).toEqual([
    '2026-01',
    '2025-12',
    '2025-01',
  ]);
});
