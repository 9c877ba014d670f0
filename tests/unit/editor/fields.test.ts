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

test('shows every copy file, and no other', () => {
  const files = readdirSync(path.join(root, 'src/content/en')).map((file) => `src/content/en/${path.parse(file).name}`);
  expect(
    Object.values(singletons)
      .map(({ path: file }) => file)
      .sort(),
  ).toEqual(files.sort());
});

test.each(Object.entries(pages))('opens %s, and saves it as the build wants it', async (name, shape) => {
  const words = await reader.singletons[name]?.readOrThrow();
  const fields = singletons[name]?.schema ?? {};
  const saved = asSaved({ kind: 'object', fields }, words);
  expect(group(shape).safeParse(saved).error?.issues).toBeUndefined();
});

test.each([
  ['words', text, 'form'],
  ['a whole number', count(1, 9), 'form'],
  ['a day', day, 'form'],
  ['one of some names', z.enum(['sky', 'wood']), 'form'],
  ['a link', link, 'object'],
  ['a link that may be left out', optionalLink, 'object'],
  ['a list', list(text), 'array'],
])('has a field for %s', (_title, schema, kind) => {
  expect(editorFields({ part: schema }).part?.kind).toBe(kind);
});

test('refuses a schema that it has no field for', () => {
  expect(() => editorFields({ whatever: z.boolean() })).toThrow('no field for "whatever"');
});

test.each([
  ['no words', text, ' '],
  ['a link target that leads nowhere', link.shape.href, 'contact'],
  ['too large a number', count(1, 9), 10],
])('refuses %s as the build does', (_title, schema, value) => {
  const { part } = editorFields({ part: schema });
  expect(() => part?.kind === 'form' && part.validate(value, undefined as never)).toThrow();
});

test('calls a field what an editor would', () => {
  const { closeMenu, href } = editorFields({ closeMenu: text, href: text });
  expect([closeMenu, href]).toMatchObject([{ label: 'Close menu' }, { label: 'Leads to' }]);
});

/** What Keystatic writes into the file. A field that gives undefined is left out. */
function asSaved(field: ComponentSchema, value: unknown): unknown {
  if (field.kind === 'array') return (value as unknown[]).map((entry) => asSaved(field.element, entry));
  if (field.kind === 'form' && (!field.formKind || field.formKind === 'slug'))
    return field.serialize(value as never).value;
  if (field.kind !== 'object') throw new Error(`no ${field.kind} is expected`);
  const parts = Object.entries(field.fields).map(([name, part]) => [
    name,
    asSaved(part, Reflect.get(value as object, name)),
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
