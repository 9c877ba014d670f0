import { expect, test } from 'vitest';
import { comparePositions, isInRange, toRange } from '../../src/orders/queue-range.ts';

const position = (day: number, id = 'b') => ({ key: `2026-11-0${day}T00:00:00.000Z`, id });
const placed = { from: position(2).key, until: position(4).key };
const positions = [1, 2, 3, 4].flatMap((day) => [position(day, 'a'), position(day, 'b')]);

const list = (sort: 'newest' | 'oldest', period: typeof placed | object, after?: { key: string; id: string }) =>
  positions
    .filter((each) => isInRange(each, toRange(period, sort, after), sort))
    .sort((a, b) => comparePositions(a, b, sort))
    .map(({ key, id }) => key.slice(9, 10) + id);

test.each([
  ['newest', placed, undefined, ['3b', '3a', '2b', '2a']],
  ['oldest', placed, undefined, ['2a', '2b', '3a', '3b']],
  ['newest', placed, position(3, 'b'), ['3a', '2b', '2a']],
  ['oldest', placed, position(3, 'a'), ['3b']],
  // In the next four cases, the cursor is outside the period, because it comes from a list with another filter.
  ['newest', placed, position(9), ['3b', '3a', '2b', '2a']],
  ['oldest', placed, position(1), ['2a', '2b', '3a', '3b']],
  ['newest', placed, position(1), []],
  ['oldest', placed, position(9), []],
  ['newest', { from: placed.until }, undefined, ['4b', '4a']],
  ['oldest', { until: placed.from }, undefined, ['1a', '1b']],
  ['oldest', {}, position(4, 'a'), ['4b']],
  ['newest', { from: placed.until, until: placed.from }, undefined, []],
] as const)(
  'with the %s orders first, the list for the period %o continues after the cursor %o with the expected orders',
  (sort, period, after, expected) => {
    expect(list(sort, period, after)).toEqual(expected);
  },
);
