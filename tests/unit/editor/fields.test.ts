import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentSchema } from '@keystatic/core';
import { createReader } from '@keystatic/core/reader';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import keystatic from '../../../keystatic.config.ts';
import { pages } from '../../../src/content/pages.ts';
import { count, day, link, optionalLink, text } from '../../../src/content/schemas/parts.ts';
import { group, list } from '../../../src/content/schemas/structure.ts';
import { editorFields } from '../../../src/editor/fields.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const reader = createReader(root, keystatic);
const { singletons = {} } = keystatic;

test('the editor lists exactly the copy files', () => {
  const files = readdirSync(path.join(root, 'src/content/en')).map((file) => `src/content/en/${path.parse(file).name}`);
  expect(
    Object.values(singletons)
      .map(({ path: file }) => file)
      .sort(),
  ).toEqual(files.sort());
});

test.each(Object.entries(pages))(
  'the editor opens %s and saves it in a form that the build accepts',
  async (name, shape) => {
    const copy = await reader.singletons[name]?.readOrThrow();
    const fields = singletons[name]?.schema ?? {};
    const saved = toSavedValue({ kind: 'object', fields }, copy);
    expect(group(shape).safeParse(saved).error?.issues).toBeUndefined();
  },
);

test.each([
  ['text', text, 'form'],
  ['a whole number', count(1, 9), 'form'],
  ['a day', day, 'form'],
  ['one of several names', z.enum(['sky', 'wood']), 'form'],
  ['a link', link, 'object'],
  ['an optional link', optionalLink, 'object'],
  ['a list', list(text), 'array'],
])('the editor has a field for %s', (_title, schema, kind) => {
  expect(editorFields({ part: schema }).part?.kind).toBe(kind);
});

test('the editor refuses a schema without a matching field', () => {
  expect(() => editorFields({ whatever: z.boolean() })).toThrow('no field for "whatever"');
});

test.each([
  ['blank text', text, ' '],
  ['an invalid link target', link.shape.href, 'contact'],
  ['a number that is too large', count(1, 9), 10],
])('the editor refuses %s, as the build does', (_title, schema, value) => {
  const { part } = editorFields({ part: schema });
  expect(() => part?.kind === 'form' && part.validate(value, undefined as never)).toThrow();
});

test('the editor labels fields in plain words', () => {
  const { closeMenu, href } = editorFields({ closeMenu: text, href: text });
  expect([closeMenu, href]).toMatchObject([{ label: 'Close menu' }, { label: 'Link target' }]);
});

/** The value that Keystatic writes into the file, without undefined fields. */
function toSavedValue(field: ComponentSchema, value: unknown): unknown {
  if (field.kind === 'array') return (value as unknown[]).map((entry) => toSavedValue(field.element, entry));
  if (field.kind === 'form' && (!field.formKind || field.formKind === 'slug'))
    return field.serialize(value as never).value;
  if (field.kind !== 'object') throw new Error(`unexpected ${field.kind}`);
  const parts = Object.entries(field.fields).map(([name, part]) => [
    name,
    toSavedValue(part, Reflect.get(value as object, name)),
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
