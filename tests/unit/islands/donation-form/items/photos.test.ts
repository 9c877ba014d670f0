import { expect, test } from 'vitest';
import {
  addPhotos,
  changePhoto,
  movePhoto,
  type Photo,
} from '../../../../../src/islands/donation-form/items/photos.ts';

const photo = (key: string): Photo => ({ key, state: 'uploading', progress: 0 });
const photos = (keys: string) => [...keys].map(photo);
const keysOf = (list: readonly Photo[]) => list.map(({ key }) => key).join('');

test('an item has at most four photos', () => {
  expect(keysOf(addPhotos(photos('abc'), photos('de')))).toBe('abcd');
});

test.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('moving the photo "%s" by %i results in the sequence %s', (key, by, order) => {
  expect(keysOf(movePhoto(photos('abc'), key, by))).toBe(order);
});

test('a change affects only the photo with the given key, and nothing if that photo has been removed in the meantime', () => {
  expect(changePhoto(photos('a'), 'b', { progress: 1 })).toEqual(photos('a'));
  expect(changePhoto(photos('ab'), 'b', { progress: 1 })[1]?.progress).toBe(1);
});
