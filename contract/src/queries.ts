import { coerce, define, nullable, object, optional, type Struct, string } from 'superstruct';
import { anyString } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { orderKeyPattern } from './order-keys.ts';
import { hasLength, isDay, isStorable } from './text-rules.ts';

// Structs for query parameters. An empty parameter counts as missing, because a form sends its empty fields too.

function queryParam<T extends string>(
  isValid: (value: string) => boolean,
  message: string,
): Struct<T | undefined, null> {
  const struct = define<T>('query parameter', (value) => (typeof value === 'string' && isValid(value)) || message);
  return coerce(optional(struct), anyString, (value) => value.trim() || undefined);
}

/** One of a fixed set of values. */
export const choiceParam = <const Choice extends string>(choices: readonly Choice[], message: string) =>
  queryParam<Choice>((value) => (choices as readonly string[]).includes(value), message);

/** The text to search for. */
export const searchParam = () =>
  queryParam((value) => isStorable(value) && hasLength(value, { min: 1, max: limits.search }), messages.search);

export const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w.:~-]{1,200}$/.test(value);

/** The key of an order at the desk; see `orderKeyPattern`. */
export const orderParam = () =>
  queryParam((value) => new RegExp(`^${orderKeyPattern}$`).test(value), messages.orderKey);

/** A day of this century, `YYYY-MM-DD`. Date arithmetic fails near the first and the last year of four digits. */
export const dayParam = (message: string) => queryParam((value) => isDay(value) && value.startsWith('20'), message);

export const isMonth = (value: unknown): boolean =>
  typeof value === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(value);

/** A month, `YYYY-MM`. */
export const monthParam = () => queryParam(isMonth, messages.month);

/** An id from an earlier reply. */
export const idParam = (message: string) => queryParam(isId, message);

/** An id in a body, where it is required. */
export const idField = (message: string): Struct<string, null> =>
  define<string>('id', (value) => isId(value) || message);

/** The cursor of the page to load, which is the `next` of the previous page. */
export const afterParam = () => queryParam((value) => /^[\w-]{1,500}$/.test(value), messages.page);

/** The field of a reply with the cursor of the next page, to send as `after`; null on the last page. */
export const nextPage = object({ next: nullable(string()) });
