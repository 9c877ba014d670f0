import {
  boolean,
  coerce,
  define,
  enums,
  integer,
  nullable,
  object,
  optional,
  refine,
  type Struct,
  string,
} from 'superstruct';
import { anyString, file, requiredText, singleLine } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { isDay } from './text-rules.ts';

/** Whether visitors see an entry now, and if not, why: it is hidden by hand, or its days have not begun or are over. */
export const entryVisibilities = ['shown', 'hidden', 'not yet', 'no longer'] as const;

export type EntryVisibility = (typeof entryVisibilities)[number];

/** The part of a catalog entry that only staff see. */
export const entryState = object({
  /** Hidden from everyone but staff, whatever its days are: not listed, not found by its id, and not available for new donations. */
  hidden: boolean(),
  /** Whether the entry is sample data that nobody has edited. */
  isSample: boolean(),
  /** The day from which visitors see the entry; null if no day was chosen. `YYYY-MM-DD`, like `hideOn`. */
  showFrom: nullable(string()),
  /** The first day on which the entry is hidden again. */
  hideOn: nullable(string()),
  visibility: enums(entryVisibilities),
  /** Increases with every edit. An edit that quotes an older revision fails with `conflict`. */
  revision: integer(),
});

/** A required multi-line string, trimmed. */
export const paragraphs = (label: string, max: number = limits.paragraphs): Struct<string, null> =>
  coerce(requiredText(label, max), anyString, trimLines);

/** Trims text, and replaces CR LF, which browsers send as line breaks in forms, with LF. */
export function trimLines(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** A boolean, sent as a boolean or as the string `true` or `false`. */
export const flag = (label: string): Struct<boolean, null> =>
  coerce(
    define<boolean>('flag', (value) => typeof value === 'boolean' || messages.flag(label)),
    anyString,
    (value) => {
      if (value === 'true') return true;
      return value === 'false' ? false : value;
    },
  );

/** A day. Null, or an empty string in a form, means that no day is chosen. */
const optionalDay = (): Struct<string | null | undefined, null> =>
  coerce(
    define<string | null | undefined>(
      'day',
      (value) => value === undefined || value === null || isDayOfThisCentury(value) || messages.day,
    ),
    anyString,
    (value) => value.trim() || null,
  );

function isDayOfThisCentury(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('20') && isDay(value);
}

/** The fields that say when visitors see an entry. */
export const visibilityFields = () => ({
  hidden: optional(flag('Hidden')),
  showFrom: optionalDay(),
  hideOn: optionalDay(),
});

/** A boolean query parameter; an empty one counts as missing. */
export const optionalFlagParam = (label: string): Struct<boolean | undefined, null> =>
  coerce(
    optional(flag(label)),
    define<string>('empty', (value) => value === ''),
    () => undefined,
  );

/** The `revision` that an edit is based on. Without it, the edit overwrites whatever was saved in between. */
export const revision = () =>
  optional(
    coerce(
      define<number>('revision', (value) => isRevision(value) || messages.revision),
      anyString,
      // Integers of up to 15 digits are exact in a JavaScript number.
      (value) => (/^\d{1,15}$/.test(value) ? Number(value) : value),
    ),
  );

function isRevision(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limits.revision;
}

export const imageFile = () => file(messages.picture);

/** The text alternative of an image. */
export const altText = () => singleLine('What the picture shows', limits.line, messages.alt);

/** The text alternative of an image in an edit: required with a new image, and optional without one. */
export const editedAltText = (): Struct<string | undefined, null> =>
  coerce(
    define<string | undefined>('alt', (value, { branch: [body] }) => {
      if (value === undefined) return body?.image === undefined || messages.alt;
      return altText().validate(value)[0]?.message || true;
    }),
    anyString,
    (value) => value.trim(),
  );

/** Refuses an edit that changes nothing. A missing field means no change. */
export const requireChange = <T extends object, S>(struct: Struct<T, S>): Struct<T, S> =>
  refine(struct, 'edit', ({ revision: _, ...changes }: T & { revision?: unknown }) =>
    Object.values(changes).some((value) => value !== undefined) ? true : messages.nothingToChange,
  );
