import type { NeedCategory } from '@kindcrate/contract/needs';
import { expect, test } from 'vitest';
import { placeCategory } from '../../../src/stores/need-categories.ts';

const category = (_id: string, parent: string | null = null): NeedCategory => ({ _id, title: _id, parent });
const categories = [category('a'), category('a1', 'a'), category('a2', 'a'), category('b'), category('c')];

const place = (changed: NeedCategory) =>
  placeCategory(categories, changed).map(({ _id, title, parent }) => `${parent ?? ''}/${_id}:${title}`);

test('a renamed category keeps its position', () => {
  expect(place({ ...category('b'), title: 'B' })).toEqual(['/a:a', 'a/a1:a1', 'a/a2:a2', '/b:B', '/c:c']);
});

test('a new category is added after its siblings', () => {
  expect(place(category('a3', 'a')).at(-1)).toBe('a/a3:a3');
});

test('a category that moves to another parent comes after its new siblings', () => {
  expect(place(category('b', 'a'))).toEqual(['/a:a', 'a/a1:a1', 'a/a2:a2', '/c:c', 'a/b:b']);
});

test.each([
  ['first', 0, ['c', 'a', 'b']],
  ['second', 1, ['a', 'c', 'b']],
  ['last', 2, ['a', 'b', 'c']],
])('a category can become the %s of its siblings', (_name, position, expected) => {
  const top = placeCategory(categories, category('c'), position).filter(({ parent }) => parent === null);
  expect(top.map(({ _id }) => _id)).toEqual(expected);
});
