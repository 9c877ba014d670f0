import { expect, test } from 'vitest';
import { listChanges } from '../../../src/lib/copy-changes.ts';
import { emptyValue, entryName, fieldAt, type GroupField, isInline, levelOf } from '../../../src/lib/copy-fields.ts';

const text = (name: string) => ({ kind: 'text', name, label: name, maxLength: 60 }) as const;
const link = { kind: 'group', name: 'link', label: 'Link', fields: [text('label'), text('href')] } as const;
const slide = {
  kind: 'group',
  name: '',
  label: 'Slide',
  fields: [
    text('headline'),
    { kind: 'number', name: 'figure', label: 'Figure', min: 3, max: 9 },
    { kind: 'choice', name: 'color', label: 'Color', options: [{ value: 'sky', label: 'Sky' }] },
    { ...text('note'), isOptional: true },
    { kind: 'list', name: 'actions', label: 'Buttons', item: { ...link, name: '' }, minItems: 1, maxItems: 2 },
  ],
} as const;
const root = {
  kind: 'group',
  name: '',
  label: 'Home',
  fields: [
    text('title'),
    link,
    { kind: 'list', name: 'slides', label: 'Slides', item: slide, minItems: 2, maxItems: 4 },
  ],
} as unknown as GroupField;

test('small groups, and short lists of small groups, are edited in place; other groups and lists are opened separately', () => {
  const isInlineAt = (...path: (string | number)[]) => isInline(fieldAt(root, path) ?? root);
  expect(isInlineAt('link')).toBe(true);
  expect(isInlineAt('slides', 0, 'actions')).toBe(true);
  expect(isInlineAt('slides')).toBe(false);
  expect(isInlineAt('slides', 0)).toBe(false);
});

test('a path that does not exist leads to no field', () => {
  expect(fieldAt(root, ['slides', 0, 'missing'])).toBeUndefined();
  expect(fieldAt(root, ['title', 'headline'])).toBeUndefined();
});

test('the level of a field is the innermost group or list on its path that is opened separately', () => {
  expect(levelOf(root, ['title'])).toEqual([]);
  expect(levelOf(root, ['link', 'href'])).toEqual([]);
  expect(levelOf(root, ['slides'])).toEqual(['slides']);
  expect(levelOf(root, ['slides', 1, 'headline'])).toEqual(['slides', 1]);
  expect(levelOf(root, ['slides', 1, 'actions', 0, 'href'])).toEqual(['slides', 1]);
});

test('a new entry has all required fields, and the minimum number of entries in each of its lists', () => {
  const entry = fieldAt(root, ['slides', 0]);
  expect(entry && emptyValue(entry)).toEqual({
    headline: '',
    figure: 3,
    color: 'sky',
    actions: [{ label: '', href: '' }],
  });
});

test('an entry of a list is named after its headline or title, or after its text, and a long name is shortened', () => {
  expect(entryName({ figure: 3, headline: 'Winter vans' })).toBe('Winter vans');
  expect(entryName({ headline: '', title: 'Toy hospital' })).toBe('Toy hospital');
  expect(entryName('A word')).toBe('A word');
  expect(entryName({ figure: 3 })).toBe('');
  expect(entryName('x'.repeat(60))).toHaveLength(48);
});

test('changes are listed field by field, with the labels that lead to each field', () => {
  const before = { title: 'A', slides: [{ headline: 'One' }, { headline: 'Two' }] };
  const after = { title: 'B', slides: [{ headline: 'One' }, { headline: 'Three' }] };
  expect(listChanges(root, before, after)).toEqual([
    { path: 'title', label: 'title', before: 'A', after: 'B' },
    { path: 'slides.1.headline', label: 'Slides 2 › headline', before: 'Two', after: 'Three' },
  ]);
  expect(listChanges(root, before, before)).toEqual([]);
});

test('a list whose number of entries has changed counts as one change', () => {
  const change = listChanges(
    root,
    { slides: [{ headline: 'One' }] },
    { slides: [{ headline: 'One' }, { headline: 'Two' }] },
  );
  expect(change).toEqual([{ path: 'slides', label: 'Slides', before: 'One', after: 'One; Two' }]);
});
