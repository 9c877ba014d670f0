import { expect, test } from 'vitest';
import { planOffer } from '../../src/handovers/plan-offer.ts';

const free = ['a', 'b', 'c', 'd'];

test.each([
  {
    title: 'an agreement on the first preferred time that is free',
    preferred: ['x', 'c', 'a'],
    chosen: undefined,
    plan: { agreed: 'c' },
  },
  {
    title: 'an offer of the next free times when the donor prefers none',
    preferred: [],
    chosen: undefined,
    plan: { offered: ['a', 'b', 'c'] },
  },
  {
    title: 'an offer of the next free times when none of the preferred times is free',
    preferred: ['x'],
    chosen: undefined,
    plan: { offered: ['a', 'b', 'c'] },
  },
  {
    title: 'an agreement on a single chosen time that is preferred',
    preferred: ['c', 'b'],
    chosen: ['b'],
    plan: { agreed: 'b' },
  },
  {
    title: 'an offer of a single chosen time that is not preferred',
    preferred: ['c'],
    chosen: ['b'],
    plan: { offered: ['b'] },
  },
  {
    title: 'an offer of several chosen times, even if they are preferred',
    preferred: ['b', 'c'],
    chosen: ['b', 'c'],
    plan: { offered: ['b', 'c'] },
  },
])('planning a handover yields $title', ({ preferred, chosen, plan }) => {
  expect(planOffer({ preferred, chosen, free })).toEqual(plan);
});

test('planning a handover yields an offer without times when none is free', () => {
  expect(planOffer({ preferred: ['a'], chosen: undefined, free: [] })).toEqual({ offered: [] });
});
