import { matchNeeds } from '@kindcrate/contract/match-needs';
import type { Need, NeedCategory } from '@kindcrate/contract/needs';
import { describe, expect, test } from 'vitest';

/** The categories, with the titles that the migrations give them. */
const categories: NeedCategory[] = [
  { _id: 'clothing', title: 'Clothing', parent: null },
  { _id: 'clothing-winter', title: 'Winter clothing', parent: 'clothing' },
  { _id: 'clothing-children', title: 'Children’s clothing', parent: 'clothing' },
  { _id: 'bedding', title: 'Bedding', parent: null },
  { _id: 'kitchen', title: 'Kitchen', parent: null },
  { _id: 'books', title: 'Books', parent: null },
  { _id: 'toys', title: 'Toys and games', parent: null },
  { _id: 'school', title: 'School supplies', parent: null },
  { _id: 'furniture', title: 'Furniture', parent: null },
  { _id: 'hygiene', title: 'Hygiene', parent: null },
  { _id: 'food', title: 'Food', parent: null },
];

/** Creates a need. Its id begins with that of its organization: `lantern/coats`. */
function need(_id: string, category: string, words: string, changes: Partial<Need> = {}): Need {
  const organization = { _id: _id.split('/')[0] ?? '', title: 'An organization' };
  const fields = { state: 'wanted', target: 40, received: 12, until: null, urgent: false, reason: null } as const;
  return { _id, organization, category, words, ...fields, updatedAt: '2026-11-22T10:00:00.000Z', ...changes };
}

const needs = [
  need('lantern/coats', 'clothing-winter', 'Winter coats, adult'),
  need('lantern/mugs', 'kitchen', 'Mugs and dishes', { state: 'enough', reason: 'Our shelves are full' }),
  need('lantern/knives', 'kitchen', 'Kitchen knives', { state: 'refused', reason: 'We have no locked cupboard' }),
  need('lantern/picture-books', 'books', 'Picture books'),
  need('lantern/novels', 'books', 'Novels in English', { urgent: true }),
  need('mitten/coats', 'clothing-winter', 'Winter coats, all sizes', { state: 'enough' }),
  need('mitten/childrens-coats', 'clothing-children', 'Children’s coats'),
  need('mitten/mugs', 'kitchen', 'Mugs', { target: null, received: 3 }),
  need('mitten/bags', 'school', 'School bags'),
  need('cafe/mugs', 'kitchen', 'Café mugs', { urgent: true }),
  need('cafe/cutlery', 'kitchen', 'Knives and forks', { target: 50, received: 0 }),
  need('crate/knives', 'kitchen', 'Table knives', { target: 60, received: 0 }),
  need('tailor/suits', 'clothing', 'Men’s suits'),
  need('crate/coats', 'clothing-winter', 'Coats', { target: 100, received: 1 }),
];

const idsOf = ({ chosen, unwanted, elsewhere }: ReturnType<typeof matchNeeds>) => ({
  ...(chosen && { chosen: chosen._id }),
  ...(unwanted && { unwanted: unwanted._id }),
  ...(elsewhere && { elsewhere: elsewhere.map(({ _id }) => _id) }),
});

const match = (itemsName: string, organizationId: string | null) =>
  idsOf(matchNeeds(itemsName, organizationId, needs, categories));

describe('goods match a need of the chosen organization', () => {
  test.each([
    ['with the same words', 'winter coats, adult', 'lantern', 'lantern/coats'],
    ['in any letter case and word order, singular or plural', 'COAT for the WINTER', 'lantern', 'lantern/coats'],
    ['with some of its words', '3 warm coats', 'lantern', 'lantern/coats'],
    ['with irregular plurals and possessives', 'coat for a child', 'mitten', 'mitten/childrens-coats'],
    ['with synonyms', 'kid’s coats', 'mitten', 'mitten/childrens-coats'],
    ['with or without accents', 'cafe\u0301 mug', 'cafe', 'cafe/mugs'],
    ['by the name of its category', 'a bag of clothes', 'lantern', 'lantern/coats'],
    ['by its category, then its words', 'books with pictures', 'lantern', 'lantern/picture-books'],
    ['by a word of its category’s title', 'school things', 'mitten', 'mitten/bags'],
    ['by words when no category is named', 'novels', 'lantern', 'lantern/novels'],
  ])('%s', (_how, itemsName, organizationId, chosen) => {
    expect(match(itemsName, organizationId).chosen).toBe(chosen);
  });
});

describe('goods match nothing', () => {
  test.each([
    ['without any words', ''],
    ['with spaces and punctuation only', ' … !'],
    ['with stop words and numbers only', 'some of the 12 new ones in size 44'],
    ['when one word is only part of another', 'coating, knapsack, muggy bookshelf-less raincoat'],
    ['when only the season or the size is the same', 'winter boots, adult'],
    ['when they are supplies of another kind', 'cleaning supplies'],
    ['when no organization lists them', 'a piano'],
  ])('%s', (_why, itemsName) => {
    for (const organizationId of ['lantern', 'mitten', null]) expect(match(itemsName, organizationId)).toEqual({});
  });
});

test.each(['children’s coats', 'girls’ coats', 'coats for boys'])(
  'goods for children do not match a need for adults: %s',
  (itemsName) => {
    expect(match(itemsName, 'lantern')).toEqual({ elsewhere: ['mitten/childrens-coats', 'crate/coats'] });
  },
);

test('goods for babies do not match a need for men in the category that the goods mention', () => {
  expect(match('baby clothes', 'tailor')).toEqual({ elsewhere: ['crate/coats'] });
});

test.each(['men’s coats', 'coats for women'])(
  'goods for men or women match a need for adults, and none for children: %s',
  (itemsName) => {
    expect(match(itemsName, null)).toEqual({ elsewhere: ['lantern/coats', 'crate/coats'] });
  },
);

test.each(['mug', 'a dish', 'DISHES'])(
  'the match reports that the chosen organization has enough of: %s',
  (itemsName) => {
    expect(match(itemsName, 'lantern').unwanted).toBe('lantern/mugs');
  },
);

test('when the chosen organization has enough, the match lists other organizations that want the goods; among equally good matches, urgent needs come first', () => {
  expect(match('mugs', 'lantern')).toEqual({ unwanted: 'lantern/mugs', elsewhere: ['cafe/mugs', 'mitten/mugs'] });
});

test('when the chosen organization cannot take the goods, the match lists other organizations that want them; among equally good matches, those that lack the most pieces come first', () => {
  expect(match('knives', 'lantern')).toEqual({
    unwanted: 'lantern/knives',
    elsewhere: ['crate/knives', 'cafe/cutlery'],
  });
});

test('when the chosen organization does not list the goods, the match lists other organizations that want them', () => {
  expect(match('school bags', 'lantern')).toEqual({ elsewhere: ['mitten/bags'] });
});

test('when no organization is chosen, the match lists the organizations that want the goods', () => {
  expect(match('winter coats', null)).toEqual({
    elsewhere: ['lantern/coats', 'crate/coats', 'mitten/childrens-coats'],
  });
});

test('when the chosen organization wants the goods, the match lists no other organizations', () => {
  expect(match('mugs', 'mitten')).toEqual({ chosen: 'mitten/mugs' });
});

test('a match lists at most three other organizations, each of them once', () => {
  const many = ['a/1', 'b/1', 'a/2', 'c/1', 'd/1'].map((id) => need(id, 'kitchen', 'Mugs'));
  expect(idsOf(matchNeeds('mugs', null, many, categories))).toEqual({ elsewhere: ['a/1', 'b/1', 'c/1'] });
});

test('goods match the same needs no matter how the list of needs is sorted', () => {
  for (const goods of ['mugs', 'knives', 'coats', 'books']) {
    const [forward, backward] = [needs, needs.toReversed()].map((list) => matchNeeds(goods, null, list, categories));
    expect(backward).toEqual(forward);
  }
});

test('a need whose category is unknown still matches by its words', () => {
  expect(idsOf(matchNeeds('mug', 'mitten', needs, []))).toEqual({ chosen: 'mitten/mugs' });
});

describe('when a category is chosen for the goods', () => {
  const matchInCategory = (goods: string, organization: string, category: string) =>
    matchNeeds(goods, organization, needs, categories, category);

  test('goods match a wanted need in that category even if they share no word with it', () => {
    expect(matchInCategory('A parka', 'lantern', '').chosen).toBeUndefined();
    expect(matchInCategory('A parka', 'lantern', 'clothing-winter').chosen?._id).toBe('lantern/coats');
  });

  test('a need in that category takes precedence over one that shares more words', () => {
    expect(matchInCategory('Winter coats', 'lantern', 'books').chosen?.category).toBe('books');
  });

  test('goods for adults do not match a need for children', () => {
    expect(matchInCategory('A parka for a man', 'mitten', 'clothing-children').chosen).toBeUndefined();
  });

  test('an organization that has enough of one thing in that category is not assumed to have enough of another', () => {
    expect(matchInCategory('A parka', 'mitten', 'clothing-winter').unwanted).toBeUndefined();
    expect(matchInCategory('A coat', 'mitten', 'clothing-winter').unwanted?._id).toBe('mitten/coats');
  });
});
