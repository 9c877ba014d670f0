import { expect, test } from 'vitest';
import { formatTime, formatTimeRange } from '../../src/handovers/format-times.ts';

const range = { start: '2026-12-01T15:00:00Z', end: '2026-12-01T16:00:00Z' };

test('times are formatted in the given time zone, however many time zones were used before', () => {
  const others = Intl.supportedValuesOf('timeZone').slice(0, 150);
  for (const timeZone of ['America/New_York', ...others]) formatTime(range.start, timeZone);
  expect(formatTime(range.start, 'America/New_York')).toBe('Tuesday, December 1 at 10:00 AM');
  expect(formatTimeRange(range, 'America/New_York')).toMatch(/^Tuesday, December 1.*10:00\s–\s11:00\sAM\sEST$/);
  expect(formatTime(range.start, 'Asia/Tokyo')).toBe('Wednesday, December 2 at 12:00 AM');
});
