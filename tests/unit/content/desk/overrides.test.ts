import { expect, test } from 'vitest';
import { checkValues } from '../../../../src/content/desk/check-values.ts';
import { applyOverrides, overridesOf, type PageName, rulesOf } from '../../../../src/content/desk/overrides.ts';
import { pagePaths } from '../../../../src/content/desk/page-paths.ts';
import { readPath, toValues, withOverrides } from '../../../../src/content/desk/values.ts';
import { pages } from '../../../../src/content/pages.ts';
import { createCopy, readCopy } from '../site-copy.ts';

const names = Object.keys(pages) as PageName[];

test('every copy file is listed with the page that shows it', () => {
  expect(Object.keys(pagePaths).sort()).toEqual([...names].sort());
});

test.each(names)('the copy of %s has no problems and no overrides', (name) => {
  const rules = rulesOf(name, readCopy(name));
  expect(checkValues(rules, rules.defaults)).toEqual([]);
  expect(overridesOf(rules, rules.defaults, {})).toEqual({});
  expect(applyOverrides(name, readCopy(name), {})).toMatchObject({ copy: readCopy(name), unusable: [] });
});

test('only changed values are stored as overrides, so that all other copy comes from the new files after an upgrade', () => {
  const rules = rulesOf('about', readCopy('about'));
  const values = withOverrides(rules.defaults, { 'faq.title': 'Questions', 'featured.eyebrow': '' });
  expect(overridesOf(rules, values, {})).toEqual({ 'faq.title': 'Questions' });
  expect(overridesOf(rules, values, { 'featured.eyebrow': 'Now' })).toMatchObject({ 'featured.eyebrow': 'Now' });
});

test('overrides that are no longer valid after an upgrade are left out field by field, and those fields are listed', () => {
  const overrides = {
    'faq.title': 'Questions',
    'faq.items': [],
    'hero.picture': 'gone',
    'hero.subtitle': 'A field that is gone',
    'figures.label': 'x'.repeat(400),
    __proto__x: 1,
  };
  const applied = applyOverrides('about', readCopy('about'), overrides);
  expect(applied.unusable).toEqual(['faq.items', 'hero.picture', 'hero.subtitle', 'figures.label', '__proto__x']);
  const expected = withOverrides(toValues(readCopy('about')), { 'faq.title': 'Questions' });
  expect(applied.values).toEqual(expected);
  expect(toValues(applied.copy)).toEqual(expected);
});

test('a published value with a missing placeholder is left out', () => {
  const { unusable, values } = applyOverrides('home', readCopy('home'), { 'slider.position': '{n}' });
  expect(unusable).toEqual(['slider.position']);
  expect(readPath(values, 'slider.position')).toBe('{n} of {total}');
});

test('the desk lists every page, and finds no page with any other name', async () => {
  const copy = createCopy();
  expect((await copy.listCopy({})).map(({ name }) => name)).toEqual(Object.keys(pagePaths));
  expect(await copy.describeCopy('nothing', {})).toBeUndefined();
});

test('a published day is a Date for the page and a string for the desk', () => {
  const { copy, values } = applyOverrides('terms', readCopy('terms'), { lastChanged: '2026-12-01' });
  expect((copy as { lastChanged: Date }).lastChanged).toEqual(new Date('2026-12-01'));
  expect(values.lastChanged).toBe('2026-12-01');
});
