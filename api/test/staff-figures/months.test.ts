import { expect, test } from 'vitest';
import { listMonths, toSpans } from '../../src/staff-figures/months.ts';

const now = new Date('2026-11-01T02:00:00Z');
const names = (months: { month: string }[]) => months.map(({ month }) => month);

test('without a chosen period, the twelve months up to the current one in the given time zone are listed', () => {
  const inUtc = names(listMonths({}, 'UTC', now));
  expect([inUtc.length, inUtc[0], inUtc.at(-1)]).toEqual([12, '2025-12', '2026-11']);
  expect(names(listMonths({}, 'America/New_York', now)).at(-1)).toBe('2026-10');
});

test('months begin and end at midnight in the given time zone, even when daylight saving time begins in one of them', () => {
  expect(listMonths({ from: '2026-03', to: '2026-04' }, 'America/New_York', now)).toEqual([
    { month: '2026-03', start: '2026-03-01T05:00:00.000Z', end: '2026-04-01T04:00:00.000Z' },
    { month: '2026-04', start: '2026-04-01T04:00:00.000Z', end: '2026-05-01T04:00:00.000Z' },
  ]);
});

test('a period without an end lasts until the current month, and one without a beginning has twelve months', () => {
  expect(names(listMonths({ from: '2026-09' }, 'UTC', now))).toEqual(['2026-09', '2026-10', '2026-11']);
  expect(names(listMonths({ to: '2025-01' }, 'UTC', now))[0]).toBe('2024-02');
  expect(names(listMonths({ from: '2027-05' }, 'UTC', now))).toEqual(['2027-05']);
});

test.each([
  ['in the wrong order', '2026-02', '2026-01'],
  ['too far apart', '2024-01', '2026-01'],
])('months that are %s are refused', (_, from, to) => {
  expect(() => listMonths({ from, to }, 'UTC', now)).toThrow('at most 24 months');
});

test('a period of two whole years is allowed', () => {
  expect(listMonths({ from: '2024-02', to: '2026-01' }, 'UTC', now)).toHaveLength(24);
});

test('the spans into which a month is divided follow each other without gaps, and the last one ends with the month', () => {
  const [month = { start: '', end: '' }] = listMonths({ from: '2026-03', to: '2026-03' }, 'America/New_York', now);
  const spans = toSpans(month);
  expect([spans.length, spans[0]?.start, spans.at(-1)?.end]).toEqual([16, month.start, month.end]);
  expect(spans.slice(1).map(({ start }) => start)).toEqual(spans.slice(0, -1).map(({ end }) => end));
});
