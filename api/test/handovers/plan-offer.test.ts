import { expect, test } from 'vitest';
import { planOffer } from '../../src/handovers/plan-offer.ts';

const free = ['a', 'b', 'c', 'd'];

test.each([
  {
    title: 'the first preferred time that is free',
    preferred: ['x', 'c', 'a'],
    chosen: undefined,
    plan: { agreed: 'c' },
  },
  {
    title: 'the next free times when none is preferred',
    preferred: [],
    chosen: undefined,
    plan: { offered: ['a', 'b', 'c'] },
  },
  {
    title: 'the next free times when none of the preferred times is free',
    preferred: ['x'],
    chosen: undefined,
    plan: { offered: ['a', 'b', 'c'] },
  },
  { title: 'a single chosen time that is preferred', preferred: ['c', 'b'], chosen: ['b'], plan: { agreed: 'b' } },
  {
    title: 'a single chosen time that is not preferred, as an offer',
    preferred: ['c'],
    chosen: ['b'],
    plan: { offered: ['b'] },
  },
  {
    title: 'several chosen times, as an offer',
    preferred: ['b', 'c'],
    chosen: ['b', 'c'],
    plan: { offered: ['b', 'c'] },
  },
])('planning an offer yields $title', ({ preferred, chosen, plan }) => {
  expect(planOffer({ preferred, chosen, free })).toEqual(plan);
});

test('an offer has no times when none is free', () => {
  expect(planOffer({ preferred: ['a'], chosen: undefined, free: [] })).toEqual({ offered: [] });
});
