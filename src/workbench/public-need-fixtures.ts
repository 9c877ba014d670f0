import type { Need, NeedCategory } from '@kindcrate/contract/needs';
import { organizations } from './fixtures.ts';

// Sample API replies about needs, for visitors. The organizations are those of fixtures.ts.

const titles = organizations.map(({ title }) => title);

const wanted = {
  category: 'clothing',
  state: 'wanted',
  target: 40,
  received: 28,
  until: '2026-12-15',
  urgent: false,
  reason: null,
  updatedAt: '2026-11-20T09:15:00.000Z',
} as const;

const organizationAt = (index: number) => ({ _id: `organization-${index}`, title: titles[index] ?? '' });

export const needs: Need[] = [
  { ...wanted, _id: 'coats', organization: organizationAt(0), words: 'winter coats, adult', urgent: true },
  { ...wanted, _id: 'hats', organization: organizationAt(0), words: 'hats and gloves', target: null, until: null },
  {
    ...wanted,
    _id: 'kettles',
    organization: organizationAt(0),
    category: 'kitchen',
    words: 'kettles',
    state: 'enough',
    target: null,
    received: 0,
    until: null,
  },
  {
    ...wanted,
    _id: 'duvets',
    organization: organizationAt(0),
    category: 'bedding',
    words: 'duvets with feathers',
    state: 'refused',
    target: null,
    received: 0,
    until: null,
    reason: 'They can’t be washed here.',
  },
  {
    ...wanted,
    _id: 'bags',
    organization: organizationAt(1),
    category: 'school',
    words: 'school bags',
    target: 1200,
    received: 744,
  },
  {
    ...wanted,
    _id: 'more-kettles',
    organization: organizationAt(2),
    category: 'kitchen',
    words: 'kettles that work',
    target: 6,
    received: 2,
    until: null,
  },
  {
    ...wanted,
    _id: 'novels',
    organization: organizationAt(3),
    category: 'books',
    words: 'novels',
    state: 'enough',
    target: 10,
    received: 12,
  },
];

/** As many as a busy organization may have. */
export const manyNeeds: Need[] = Array.from({ length: 30 }, (_, index) => ({
  ...wanted,
  _id: `need-${index}`,
  organization: organizationAt(0),
  words: `boots, size ${index + 1}`,
  received: index,
  urgent: index % 5 === 0,
}));

export const needCategories: NeedCategory[] = ['clothing', 'bedding', 'kitchen', 'books', 'school'].map((_id) => ({
  _id,
  title: `${_id.charAt(0).toUpperCase()}${_id.slice(1)}`,
  parent: null,
}));
