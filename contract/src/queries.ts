import { coerce, define, nullable, object, optional, type Struct, string } from 'superstruct';
import { hasSize, isStorable } from './characters.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** Parts of a query. Every value is a text, and an empty one is as good as none: a form sends its empty fields too. */

const typed = define<string>('text', (value) => typeof value === 'string' || 'not a text');

function part<T extends string>(isGood: (value: string) => boolean, message: string): Struct<T | undefined, null> {
  const struct = define<T>('part of a query', (value) => (typeof value === 'string' && isGood(value)) || message);
  return coerce(optional(struct), typed, (value) => value.trim() || undefined);
}

/** One of a few words. */
export const choiceParam = <const Word extends string>(words: readonly Word[], message: string) =>
  part<Word>((value) => (words as readonly string[]).includes(value), message);

/** Words to search for. */
export const searchParam = () =>
  part((value) => isStorable(value) && hasSize(value, { min: 1, max: limits.search }), messages.search);

/** An id, whatever a reply gave, sent back as it was. */
export const idParam = (message: string) => part((value) => /^[\w.:~-]{1,200}$/.test(value), message);

/** Where in a long list to go on: the `next` of the page before. */
export const afterParam = () => part((value) => /^[\w-]{1,500}$/.test(value), messages.page);

/** What a page of a long list ends with: the `after` of the next page, or null on the last one. */
export const nextPage = object({ next: nullable(string()) });
