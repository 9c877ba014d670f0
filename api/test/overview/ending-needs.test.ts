import { expect, test } from 'vitest';
import { findEndingNeeds } from '../../src/overview/ending-needs.ts';

const today = '2026-11-23';

const needUntil = (until: string, changes: { _id?: string; target?: number | null; received?: number } = {}) => ({
  _id: 'coats',
  words: 'Coats',
  organization: { _id: 'a', title: 'A' },
  until,
  target: 40,
  received: 12,
  ...changes,
});

test.each([
  ['whose last day is today', needUntil(today), 0],
  ['whose last day is in a week', needUntil('2026-11-30'), 7],
  ['without a target', needUntil('2026-11-25', { target: null, received: 900 }), 2],
])('a need %s ends soon', (_what, need, daysLeft) => {
  expect(findEndingNeeds([need], today)).toEqual({ count: 1, first: [{ ...need, daysLeft }] });
});

test.each([
  ['whose last day has passed', needUntil('2026-11-22')],
  ['whose last day is more than a week away', needUntil('2026-12-01')],
  ['whose target has been reached', needUntil(today, { received: 40 })],
])('a need %s is not listed as ending soon', (_what, need) => {
  expect(findEndingNeeds([need], today)).toEqual({ count: 0, first: [] });
});

test('the five needs that end first are listed, and all are counted', () => {
  const needs = [30, 24, 26, 25, 28, 27, 29].map((day) => needUntil(`2026-11-${day}`));
  const { count, first } = findEndingNeeds(needs, today);
  expect([count, first.map(({ daysLeft }) => daysLeft)]).toEqual([7, [1, 2, 3, 4, 5]]);
});
