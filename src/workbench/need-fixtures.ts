import type { NeedCategory } from '@kindcrate/contract/needs';
import type { StaffNeed } from '@kindcrate/contract/staff-needs';
import { organization } from './fixtures.ts';
import { longTitle } from './long-fixtures.ts';

// Sample API replies about needs, for staff.

export const needCategories: NeedCategory[] = [
  { _id: 'clothing', title: 'Clothing', parent: null },
  { _id: 'clothing-winter', title: 'Winter clothing', parent: 'clothing' },
  { _id: 'bedding', title: 'Bedding', parent: null },
];

export const wantedNeed: StaffNeed = {
  _id: 'coats',
  organization: { _id: organization._id, title: organization.title },
  category: 'clothing-winter',
  words: 'Winter coats, adult',
  state: 'wanted',
  target: 40,
  received: 28,
  until: '2030-03-31',
  urgent: true,
  reason: null,
  updatedAt: '2026-11-20T09:15:00.000Z',
  current: true,
  revision: 3,
};

export const alwaysWantedNeed: StaffNeed = {
  ...wantedNeed,
  _id: 'gloves',
  words: 'Hats and gloves',
  target: null,
  received: 61,
  until: null,
  urgent: false,
};

export const metNeed: StaffNeed = { ...wantedNeed, _id: 'scarves', words: 'Scarves', received: 52, urgent: false };

export const enoughNeed: StaffNeed = {
  ...alwaysWantedNeed,
  _id: 'suits',
  words: 'Formal suits',
  category: 'clothing',
  state: 'enough',
  received: 0,
};

export const refusedNeed: StaffNeed = {
  ...enoughNeed,
  _id: 'duvets',
  words: 'Duvets with feathers',
  category: 'bedding',
  state: 'refused',
  reason: 'They can’t be washed here.',
};

export const pastNeed: StaffNeed = {
  ...wantedNeed,
  _id: 'tents',
  words: 'Tents',
  until: '2026-09-30',
  urgent: false,
  current: false,
};

/** A need with the longest words and the longest reason that a need can have. */
export const longNeed: StaffNeed = {
  ...refusedNeed,
  _id: 'long',
  organization: { _id: 'long', title: longTitle },
  words: 'Unbelievablylongwordswithoutaspace'.repeat(3).slice(0, 80),
  reason: 'Becausethisreasonhasnospacesatall'.repeat(5).slice(0, 140),
};

export const longCategory: NeedCategory = {
  _id: 'long-category',
  title: 'Categorieswithoutspaces'.repeat(3).slice(0, 60),
  parent: 'bedding',
};
