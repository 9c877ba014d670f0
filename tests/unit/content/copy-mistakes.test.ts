import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, type SiteCopy } from './site-copy.ts';

type Place = (string | number)[];

/** A mistake, where it is made, and what the build says: the field, and what it should be. */
const mistakes: [title: string, place: Place, value: unknown, said: string][] = [
  ['a missing field', ['slider', 'previous'], undefined, 'slider.previous: is missing: write at least one word'],
  ['an empty field', ['slider', 'next'], '', 'slider.next: write at least one word'],
  ['a number for words', ['title'], 7, 'title: should be text: put it in quotes'],
  ['words for a number', ['sponsors', 'skeletons'], 'six', 'sponsors.skeletons: should be a whole number from 1 to 40'],
  ['a missing part', ['cause', 'action'], undefined, 'cause.action: is missing: should hold: label, href'],
  ['a misspelt field', ['cause', 'titel'], 'Bags', 'cause: has no field "titel": should hold: eyebrow, title'],
  ['too short a list', ['team', 'members'], [], 'team.members: should be a list of 1 or more'],
  [
    'a wrong link target',
    ['slider', 'slides', 0, 'actions', 0, 'href'],
    'contact',
    'slider.slides.0.actions.0.href: should start with /, #, https://, mailto: or tel:',
  ],
  [
    'an unknown picture',
    ['slider', 'slides', 1, 'picture'],
    'hero-tabel',
    'slider.slides.1.picture: should be the name of a drawing: about-depot, ',
  ],
  [
    'a scene for a portrait',
    ['testimonials', 'items', 0, 'portrait'],
    'hero-crate',
    'testimonials.items.0.portrait: should be the name of a drawing: portrait-1, ',
  ],
  [
    'an unknown icon',
    ['features', 'items', 1, 'icon'],
    'megafone',
    'features.items.1.icon: should be the name of an icon from https://lucide.dev/icons',
  ],
];

let site: SiteCopy;
let outcome: { code: number; printed: string };

beforeAll(async () => {
  site = copySite();
  await site.changeHome((home) => {
    for (const [, place, value] of mistakes) put(home, place, value);
  });
  outcome = await site.astro('sync');
});

afterAll(() => site.remove());

test('a mistake in a copy file stops the build and names the file', () => {
  expect(outcome.code).toBe(1);
  expect(outcome.printed).toContain('src/content/en/home.yaml');
});

test.each(mistakes)('%s: names the field and what it should be', (_title, _place, _value, said) => {
  expect(outcome.printed).toContain(`  ${said}`);
});

function put(words: object, [name = '', ...rest]: Place, value: unknown): void {
  if (rest.length === 0) Object.assign(words, { [name]: value });
  else put(Reflect.get(words, name), rest, value);
}
