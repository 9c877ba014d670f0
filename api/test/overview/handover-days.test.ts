import type { HandoverRun } from '@kindcrate/contract/staff-overview';
import { expect, test } from 'vitest';
import { toHandoverDays } from '../../src/overview/handover-days.ts';

const now = new Date('2026-11-23T20:00:00Z');

function runAt(start: string, changes: Partial<HandoverRun> = {}): HandoverRun {
  const organization = { _id: 'a', title: 'A' };
  const end = new Date(Date.parse(start) + 60 * 60 * 1000).toISOString();
  return { organization, kind: 'drop-off', start, end, timeZone: 'UTC', count: 2, done: 0, ...changes };
}

test('the handover runs of today and tomorrow are counted, and those of other days are left out', () => {
  const runs = [
    runAt('2026-11-22T23:00:00.000Z'),
    runAt('2026-11-24T09:00:00.000Z', { count: 3 }),
    runAt('2026-11-23T11:00:00.000Z', { done: 2 }),
    runAt('2026-11-23T09:00:00.000Z', { done: 1 }),
    runAt('2026-11-25T00:00:00.000Z'),
  ];
  const { today, tomorrow } = toHandoverDays(runs, now, 'UTC');
  expect(today).toMatchObject({ day: '2026-11-23', count: 4, done: 3 });
  expect(today.runs.map(({ start }) => start.slice(11, 13))).toEqual(['09', '11']);
  expect(tomorrow).toMatchObject({ day: '2026-11-24', count: 3, done: 0, runs: [{ count: 3 }] });
});

test('which handover runs are today or tomorrow depends on the time zone of each organization', () => {
  const runs = [
    runAt('2026-11-23T23:00:00.000Z', { timeZone: 'Asia/Tokyo' }),
    runAt('2026-11-24T16:00:00.000Z', { timeZone: 'Asia/Tokyo' }),
    runAt('2026-11-24T01:00:00.000Z', { timeZone: 'America/New_York' }),
  ];
  const { today, tomorrow } = toHandoverDays(runs, now, 'America/New_York');
  // In Tokyo it is already the 24th.
  expect(today.runs.map(({ timeZone }) => timeZone)).toEqual(['Asia/Tokyo', 'America/New_York']);
  expect(tomorrow.runs.map(({ start }) => start)).toEqual(['2026-11-24T16:00:00.000Z']);
  expect([today.day, tomorrow.day]).toEqual(['2026-11-23', '2026-11-24']);
});

test('at most six handover runs of a day are listed, preferably those with goods still to arrive, sorted by time', () => {
  const runs = Array.from({ length: 9 }, (_, index) =>
    runAt(`2026-11-23T${10 + index}:00:00.000Z`, { done: index < 5 ? 2 : 0 }),
  );
  const { today } = toHandoverDays(runs, now, 'UTC');
  expect(today.runs.map(({ start }) => start.slice(11, 13))).toEqual(['10', '11', '15', '16', '17', '18']);
  expect(today).toMatchObject({ count: 18, done: 10 });
});
