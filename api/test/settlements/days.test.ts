import { toMonth } from '@kindcrate/contract/months';
import { expect, test } from 'vitest';
import { sumByDay } from '../../src/settlements/days.ts';

test('spent coins are added up by day in the given time zone, and days without any spending are left out', () => {
  const timeZone = 'America/New_York';
  const minutes = [
    // The clocks go back on November 1.
    { minute: '2026-11-01T04:00', redemptions: 1, coins: 5 },
    { minute: '2026-11-02T04:59', redemptions: 2, coins: 7 },
    { minute: '2026-11-02T05:00', redemptions: 1, coins: 1 },
    { minute: '2026-12-01T04:59', redemptions: 1, coins: 2 },
  ];
  expect(sumByDay(minutes, toMonth('2026-11', timeZone), timeZone)).toEqual([
    { day: '2026-11-01', redemptions: 3, coins: 12 },
    { day: '2026-11-02', redemptions: 1, coins: 1 },
    { day: '2026-11-30', redemptions: 1, coins: 2 },
  ]);
});
