import { expect, test } from 'vitest';
import { changePeriod, formatMonth, listMonths } from '../../../../../src/islands/staff-desk/figures/months.ts';

test('the Figures tab shows a month with its year', () => expect(formatMonth('2026-11')).toBe('November 2026'));

test('the last 24 months and the months in the URL can be chosen on the Figures tab, latest first', () => {
  const choices = listMonths(new Date('2026-01-15T12:00:00Z'), '2025-12', '2020-05');
  expect([choices.length, choices[0], choices[1], choices.at(-2), choices.at(-1)]).toEqual([
    25,
    '2026-01',
    '2025-12',
    '2024-02',
    '2020-05',
  ]);
});

test('choosing a month beyond the other end of the period on the Figures tab moves that end too', () => {
  const period = { from: '2026-03', to: '2026-05' };
  expect(changePeriod(period, 'from', '2026-04')).toEqual({ from: '2026-04', to: '2026-05' });
  expect(changePeriod(period, 'from', '2026-08')).toEqual({ from: '2026-08', to: '2026-08' });
  expect(changePeriod(period, 'to', '2026-01')).toEqual({ from: '2026-01', to: '2026-01' });
});
