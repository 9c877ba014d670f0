import { expect, test } from 'vitest';
import { latestStories } from '../../../src/lib/stories.ts';

const outcomes = [1, 2, 3].map((day) => ({ day: `2026-11-0${day}`, line: `Line ${day}` }));

test('the page of an organization shows its two latest public outcomes, which come first in the list', () => {
  expect(latestStories(outcomes)).toEqual(outcomes.slice(0, 2));
  expect(latestStories(outcomes.slice(0, 1))).toEqual(outcomes.slice(0, 1));
  expect(latestStories([])).toEqual([]);
});
