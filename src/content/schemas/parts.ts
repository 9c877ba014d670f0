import { isMessageTemplate } from '@kindcrate/contract/message-format';
import { z } from 'astro/zod';
import { group } from './structure.ts';

const aText = 'write at least one word';
const bracesRule = 'should have braces only as in {name} or {coins, plural, one {# coin} other {# coins}}';

export const text = z
  .string({ error: ({ input }) => (input == null ? `is missing: ${aText}` : 'should be text: put it in quotes') })
  .trim()
  .min(1, aText)
  .refine(isMessageTemplate, bracesRule);

const targetRule = 'should start with /, #, https://, mailto: or tel:';

/** A path of this site (`/about`), a place on the page (`#top`) or a full https address. */
const target = z
  .string(targetRule)
  .regex(/^(\/|#|https:\/\/|mailto:|tel:)/, targetRule)
  .meta({ description: targetRule });

export const link = group({ label: text, href: target });

/** A link that may be left out. The copy editor writes `{}` for one whose fields are empty. */
export const optionalLink = z.preprocess(
  (value) => (JSON.stringify(value) === '{}' ? undefined : value),
  link.optional(),
);

/** The full address of a `thing` at the one place that it may come from. */
export function address(thing: string, start: string) {
  const rule = `should be the address of a ${thing} that starts with ${start}`;
  return z.string(rule).startsWith(start, rule).meta({ description: rule });
}

/** A whole number; `least` and `most` are allowed themselves. */
export function count(least: number, most = Number.MAX_SAFE_INTEGER) {
  const to = most === Number.MAX_SAFE_INTEGER ? 'up' : `to ${most}`;
  const rule = `should be a whole number from ${least} ${to}, without quotes`;
  return z.int(rule).min(least, rule).max(most, rule);
}

export const day = z.coerce.date('should be a day, such as 2026-11-20');

/** What a search engine and the browser's tab say of a page. */
export const page = { title: text, description: text };

/** What every form says: its button, the line over a list of mistakes, and the line for a call that failed. */
export const submission = { submit: text, problems: text, failure: text };

/** What a form says when the connection is gone. */
export const waiting = { offline: text };

/** What a form that keeps a draft says besides: that it brought one back, and the button that empties it. */
export const keeping = { ...waiting, draftKept: text, draftClear: text };

/** What a list says that comes page by page. */
export const pagedList = group({ loading: text, failed: text, tryAgain: text, more: text });
