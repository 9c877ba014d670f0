import { beforeEach, expect, test, vi } from 'vitest';
import { formatStart, formatTimeRange } from '../../../../src/ui/handover/format-time.ts';

const time = { start: '2030-01-08T15:00:00.000Z', end: '2030-01-08T16:00:00.000Z' };
/** Splits text at each character where a line may break. */
const splitAtBreaks = (text: string) => text.split(/[ \u2009]/);

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});

test('a time in another time zone includes the zone, and breaks only after the dash', () => {
  const zone =
    new Intl.DateTimeFormat().resolvedOptions().timeZone === 'America/New_York' ? 'Asia/Tokyo' : 'America/New_York';
  const parts = splitAtBreaks(formatTimeRange(time, zone));
  expect(parts).toHaveLength(2);
  expect(parts[0]).toMatch(/^\d+:00\s–$/);
  expect(parts[1]).toMatch(/^\d+:00\s[AP]M\s(EST|GMT\+9)$/);
});

test('a time in the reader’s own time zone does not include the zone', () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(formatTimeRange(time, zone)).toMatch(/[AP]M$/);
});

test('the start of a handover allows no line break before AM or PM', () => {
  expect(formatStart(time.start, 'UTC')).toBe('Tuesday, January 8 at 3:00\u00a0PM');
});
