import type { Need } from '@kindcrate/contract/needs';

/** A wanted need of Mantle & Mitten, with the given changes. */
export const createNeed = (changes: Partial<Need> = {}): Need => ({
  _id: 'coats',
  organization: { _id: 'mantle-and-mitten', title: 'Mantle & Mitten' },
  category: 'clothing-winter',
  words: 'winter coats, adult',
  state: 'wanted',
  target: 40,
  received: 28,
  until: null,
  urgent: false,
  reason: null,
  updatedAt: '2026-11-20T09:15:00.000Z',
  ...changes,
});

export const lanternRow = { _id: 'lantern-row', title: 'Lantern Row House' };
