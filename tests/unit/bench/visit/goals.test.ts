import { expect, test } from 'vitest';
import { hasPerfectScores, listMissedGoals, listMissedGoalsOfGuardedPage } from '../../../../bench/visit/goals.ts';
import type { Round } from '../../../../bench/visit/records.ts';
import { pageRecord, speed } from './record-fixtures.ts';

const passingRound = { site: speed(1000), withoutScripts: speed(1000), blank: speed(1000), app: speed(2000) };
const withRound = (round: Partial<Round>) => pageRecord({ rounds: [{ ...passingRound, ...round }] });

test('a page that meets every goal misses none', () => {
  expect(listMissedGoals(pageRecord())).toEqual([]);
});

test.each<[string, Partial<Round>]>([
  ['FCP is 1.06 times that of a blank page', { blank: speed(1000 / 1.06, 1000) }],
  ['LCP is 1.31 times that of a blank page', { blank: speed(1000, 1000 / 1.31) }],
  ['FCP is 1.04 times that of the page without scripts', { withoutScripts: speed(1000 / 1.04, 1000) }],
  ['LCP is 1.04 times that of the page without scripts', { withoutScripts: speed(1000, 1000 / 1.04) }],
  ['LCP is 0.51 times that of the single-page application', { app: speed(2000, 1000 / 0.51) }],
  ['TBT is 1 ms', { site: { ...speed(1000), tbt: 1 } }],
  ['CLS is 0.011', { site: { ...speed(1000), cls: 0.011 } }],
])('a page misses a goal when its %s', (figure, round) => {
  expect(listMissedGoals(withRound(round))).toEqual([expect.stringContaining(figure)]);
});

test('a figure that could not be measured misses its goals', () => {
  expect(listMissedGoals(withRound({ site: speed(Number.NaN) }))).toHaveLength(5);
});

test('a page without a counterpart in the single-page application is not compared with it', () => {
  const { app: _, ...round } = passingRound;
  expect(listMissedGoals(pageRecord({ rounds: [round] }))).toEqual([]);
});

test('a public page needs a perfect Lighthouse score in every category, on mobile and desktop', () => {
  const scores = { mobile: [100, 99, 100, 100], desktop: [100, 100, 100, 99] };
  expect(listMissedGoals(pageRecord({ scores }))).toEqual([
    "/: Lighthouse's score for accessibility is 99 of 100 on mobile",
    "/: Lighthouse's score for seo is 99 of 100 on desktop",
  ]);
});

test('a guarded page needs a perfect Lighthouse score only in accessibility and best practices', () => {
  const scores = { mobile: [60, 100, 99, 60], desktop: [60, 100, 100, 60] };
  expect(listMissedGoalsOfGuardedPage({ path: '/profile', scores })).toEqual([
    "/profile: Lighthouse's score for best-practices is 99 of 100 on mobile",
  ]);
  expect(hasPerfectScores(scores.desktop, true)).toBe(true);
  expect(hasPerfectScores(scores.desktop, false)).toBe(false);
});
