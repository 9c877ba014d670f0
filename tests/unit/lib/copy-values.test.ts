import type { CopyValue, CopyValues } from '@kindcrate/contract/copy-fields';
import { expect, test } from 'vitest';
import { isSameCopy, mergeCopy, toPath, valueAt, withValueAt } from '../../../src/lib/copy-values.ts';

const page = { title: 'Home', slides: [{ headline: 'One' }, { headline: 'Two' }] };

test('a path leads through groups and lists to a field, or to nothing if there is no such field', () => {
  expect(valueAt(page, ['slides', 1, 'headline'])).toBe('Two');
  expect(valueAt(page, [])).toBe(page);
  expect(valueAt(page, ['slides', 2, 'headline'])).toBeUndefined();
  expect(valueAt(page, ['title', 'headline'])).toBeUndefined();
  expect(valueAt(page, ['constructor'])).toBeUndefined();
});

test('changing one field leaves the original and all other fields as they are', () => {
  const changed = withValueAt(page, ['slides', 0, 'headline'], 'Three');
  expect(changed).toEqual({ title: 'Home', slides: [{ headline: 'Three' }, { headline: 'Two' }] });
  expect(valueAt(page, ['slides', 0, 'headline'])).toBe('One');
  expect(Object.keys(withValueAt(page, ['title'], 'Start') as object)).toEqual(['title', 'slides']);
});

test('changing a field of a group that is missing adds the group', () => {
  expect(withValueAt({}, ['link', 'label'], 'More')).toEqual({ link: { label: 'More' } });
});

test('a path in a reply is split into keys, with numbers for the entries of lists', () => {
  expect(toPath('slides.1.headline')).toEqual(['slides', 1, 'headline']);
  expect(toPath('')).toEqual([]);
});

test('copy with the same content counts as the same, whatever the order of its fields', () => {
  expect(isSameCopy({ a: 1, b: ['x'] }, { b: ['x'], a: 1 })).toBe(true);
  expect(isSameCopy({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSameCopy(['x', 'y'], ['y', 'x'])).toBe(false);
});

test('an optional field that was emptied equals one that was never filled in', () => {
  expect(isSameCopy({ a: 1, link: { label: '' } }, { a: 1 })).toBe(true);
  expect(isSameCopy({ a: 1 }, { a: '' })).toBe(false);
});

const merges: [title: string, mine: CopyValues, latest: CopyValues, merged: CopyValues][] = [
  ['a field that only one person changed gets that change', { a: '2', b: '1' }, { a: '1', b: '3' }, { a: '2', b: '3' }],
  [
    'a field that both changed keeps the value of the person who saves',
    { a: '2', b: '1' },
    { a: '3', b: '1' },
    { a: '2', b: '1' },
  ],
  [
    'a field that only the other person added stays',
    { a: '2', b: '1' },
    { a: '1', b: '1', c: '1' },
    { a: '2', b: '1', c: '1' },
  ],
  ['a field that only the other person removed is gone', { a: '2', b: '1' }, { a: '1' }, { a: '2' }],
];
test.each(merges)('when two people changed the same copy, %s', (_title, mine, latest, merged) => {
  expect(mergeCopy({ a: '1', b: '1' }, mine, latest)).toEqual(merged);
});

const mergeLists = (base: CopyValue, mine: CopyValue, latest: CopyValue) =>
  mergeCopy({ list: base }, { list: mine }, { list: latest }).list;

test('if two people changed different entries of a list, the merged copy has both changes', () => {
  expect(mergeLists(['a', 'b', 'c'], ['a', 'b', 'C'], ['A', 'b', 'c'])).toEqual(['A', 'b', 'C']);
});

test('if the person who saves added an entry to a list that another person changed too, the merged copy has the list of the person who saves', () => {
  expect(mergeLists(['a'], ['a', 'b'], ['A'])).toEqual(['a', 'b']);
});

test('an entry that only the other person added to a list is in the merged copy', () => {
  expect(mergeLists(['a'], ['a'], ['a', 'b'])).toEqual(['a', 'b']);
});
