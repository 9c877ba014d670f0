import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemporarySite, type TemporarySite } from './temporary-site.ts';

type FieldPath = (string | number)[];

/** A mistake, the field it is in, and the start of the error that Astro prints. */
const mistakes: [title: string, path: FieldPath, value: unknown, error: string][] = [
  ['a missing field', ['slider', 'previous'], undefined, 'slider.previous: is missing; write at least one word'],
  ['an empty field', ['slider', 'next'], '', 'slider.next: write at least one word'],
  [
    'a placeholder without its closing brace',
    ['slider', 'position'],
    '{n of {total}',
    'slider.position: should have braces only as in {name}',
  ],
  ['a number instead of text', ['title'], 7, 'title: should be text; put it in quotes'],
  [
    'text instead of a number',
    ['cause', 'done', 'figure'],
    'six',
    'cause.done.figure: should be a whole number of at least 0, without quotes',
  ],
  ['a missing group', ['cause', 'action'], undefined, 'cause.action: is missing; its fields are label, href'],
  ['a misspelled field', ['cause', 'titel'], 'Bags', 'cause: has no field "titel"; its fields are eyebrow, title'],
  ['a list that is too short', ['team', 'members'], [], 'team.members: should be a list of 1 to 12 entries'],
  [
    'a wrong link target',
    ['slider', 'slides', 0, 'actions', 0, 'href'],
    'contact',
    'slider.slides.0.actions.0.href: should start with /, #, https://, mailto: or tel:',
  ],
  [
    'an unknown illustration',
    ['slider', 'slides', 1, 'picture'],
    'hero-tabel',
    'slider.slides.1.picture: should be the name of an illustration: about-depot, ',
  ],
  [
    'an illustration instead of a portrait',
    ['testimonials', 'items', 0, 'portrait'],
    'hero-crate',
    'testimonials.items.0.portrait: should be the name of a portrait: portrait-1, ',
  ],
  [
    'an unknown icon',
    ['features', 'items', 1, 'icon'],
    'megafone',
    'features.items.1.icon: should be the name of an icon from https://lucide.dev/icons',
  ],
];

let site: TemporarySite;
let outcome: { code: number; printed: string };

beforeAll(async () => {
  site = createTemporarySite();
  await site.changeHome((home) => {
    for (const [, path, value] of mistakes) setField(home, path, value);
  });
  outcome = await site.astro('sync');
});

afterAll(() => site.remove());

test('`astro sync`, which every build starts with, fails on a mistake in a copy file and names the file', () => {
  expect(outcome.code).toBe(1);
  expect(outcome.printed).toContain('src/content/en/home.yaml');
});

test.each(mistakes)('the error about %s names the field and the expected value', (_title, _path, _value, error) => {
  expect(outcome.printed).toContain(`  ${error}`);
});

function setField(copy: object, [name = '', ...rest]: FieldPath, value: unknown): void {
  if (rest.length === 0) Object.assign(copy, { [name]: value });
  else setField(Reflect.get(copy, name), rest, value);
}
