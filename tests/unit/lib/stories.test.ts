import { expect, test } from 'vitest';
import { latestStories } from '../../../src/lib/stories.ts';

const outcomes = [1, 2, 3].map((day) => ({ day: `2026-11-0${day}`, line: `Line ${day}` }));

test('the page of an organization shows the first two of its public outcomes, which are the latest', () => {
  expect(latestStories(outcomes)).toEqual(outcomes.slice(0, 2));
  expect(latestStories(outcomes.slice(0, 1))).toEqual(outcomes.slice(0, 1));
  expect(latestStories([])).toEqual([]);
});
