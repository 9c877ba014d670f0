import { expect, test } from 'vitest';
import type { FiguresCopy } from '../../../../../src/islands/staff-desk/figures/copy.ts';
import { toMonthsCsv } from '../../../../../src/islands/staff-desk/figures/months-csv.ts';

const copy = {
  month: 'Month',
  placed: 'Placed',
  received: 'Received',
  pieces: 'Pieces, "all"',
  completed: 'Completed',
  declined: 'Declined',
  days: 'Days',
  coinsGiven: 'Given',
  coinsSpent: 'Spent',
  coinsOpen: 'Open',
} as FiguresCopy;

const counts = { placed: 4, received: 3, pieces: 12, completed: 2, declined: 1, daysToReceived: 4.5 };

test('the spreadsheet of months has a row for each month, with numbers that spreadsheets can add up', () => {
  const coins = { given: 30, spent: 10, open: 500 };
  expect(toMonthsCsv({ months: [{ month: '2026-10', ...counts, coins }] }, copy)).toBe(
    '"Month","Placed","Received","Pieces, ""all""","Completed","Declined","Days","Given","Spent","Open"\r\n2026-10,4,3,12,2,1,4.5,30,10,500\r\n',
  );
});

test('the spreadsheet of months has no columns for coins if the months contain no coins, and leaves an unknown number of days empty', () => {
  const [names, row] = toMonthsCsv({ months: [{ month: '2026-10', ...counts, daysToReceived: null }] }, copy).split(
    '\r\n',
  );
  expect([names?.includes('Given'), row]).toEqual([false, '2026-10,4,3,12,2,1,']);
});
