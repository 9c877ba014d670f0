import { expect, test } from 'vitest';
import { isVisibilityValid, toVisibilityColumns } from '../../src/catalog/visibility.ts';
import { visibilityAt } from '../../src/database/visible-entries.ts';

const days = { hidden: false, showFrom: '2026-03-29', hideOn: '2026-11-02' };

test('the visibility days of an entry begin at midnight in the given time zone, during and after daylight saving time', () => {
  expect(toVisibilityColumns(days, 'America/New_York')).toEqual({
    hidden: 0,
    show_from: '2026-03-29',
    hide_on: '2026-11-02',
    shown_at: '2026-03-29T04:00:00.000Z',
    hidden_at: '2026-11-02T05:00:00.000Z',
  });
});

test.each([
  ['not yet shown before its first day', '2026-03-29T03:59:59.999Z', 'not yet'],
  ['shown from the first instant of its first day', '2026-03-29T04:00:00.000Z', 'shown'],
  ['shown until the last instant before the hide date', '2026-11-02T04:59:59.999Z', 'shown'],
  ['no longer shown when the hide date begins', '2026-11-02T05:00:00.000Z', 'no longer'],
])('an entry is %s', (_visibility, time, expected) => {
  const columns = toVisibilityColumns(days, 'America/New_York');
  expect(visibilityAt(columns, new Date(time))).toBe(expected);
  expect(visibilityAt({ ...columns, hidden: 1 }, new Date(time))).toBe('hidden');
});

test.each([
  [null, null, 'valid'],
  ['2026-01-01', null, 'valid'],
  [null, '2026-01-01', 'valid'],
  ['2026-01-01', '2026-01-02', 'valid'],
  ['2026-01-01', '2026-01-01', 'invalid'],
  ['2026-01-02', '2026-01-01', 'invalid'],
])('the first day %s with the hide date %s is %s', (showFrom, hideOn, expected) => {
  expect(isVisibilityValid({ hidden: false, showFrom, hideOn })).toBe(expected === 'valid');
});
