import { z } from 'astro/zod';
import { illustrationNames } from './illustration-names.ts';
import { group } from './structure.ts';

const aText = 'write at least one word';

export const text = z
  .string(({ input }) => (input == null ? `is missing: ${aText}` : 'stands for no text: put it in quotes'))
  .trim()
  .min(1, aText);

const targetRule = 'start with /, #, https://, mailto: or tel:';

/** A path of this site (`/about`), a place on the page (`#top`) or a full https address. */
const target = z
  .string(({ input }) => (input == null ? `is missing: ${targetRule}` : targetRule))
  .regex(/^(\/|#|https:\/\/|mailto:|tel:)/, targetRule)
  .meta({ description: targetRule });

export const link = group({ label: text, href: target });

/** A link that may be left out. The copy editor writes `{}` for one whose fields are empty. */
export const optionalLink = z.preprocess(
  (value) => (JSON.stringify(value) === '{}' ? undefined : value),
  link.optional(),
);

/** What a search engine and the browser's tab say of a page. */
export const page = { title: text, description: text };

/** What every form says: its button, the line over a list of mistakes, and the line for a call that failed. */
export const submission = { submit: text, problems: text, failure: text };

const drawing = (names: string[]) => z.enum(names, `should be the name of a drawing: ${names.join(', ')}`);

const isPortrait = (name: string) => name.startsWith('portrait-');

/** The name of a drawing of `src/assets/illustrations`, without `.svg`. */
export const illustration = drawing(illustrationNames.filter((name) => !isPortrait(name)));

/** The name of a drawing of a person. */
export const portrait = drawing(illustrationNames.filter(isPortrait));

/** A whole number; `least` and `most` are allowed themselves. */
export function count(least: number, most: number) {
  const rule = `should be a whole number from ${least} to ${most}, without quotes`;
  return z.int(rule).min(least, rule).max(most, rule);
}
