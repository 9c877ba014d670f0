import { boolean, coerce, define, integer, object, optional, refine, type Struct } from 'superstruct';
import { file, line, text, typed } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** What the staff sees of an entry of the catalogue beside what everybody sees. */
export const entryState = object({
  /** Hidden from everybody else: in no list, at no address, and open to no new donation. */
  hidden: boolean(),
  /** Whether it came with the sample data and nobody has edited it since. */
  isSample: boolean(),
  /** Grows with every edit; sent back with the next one, it tells whether somebody else came first. */
  revision: integer(),
});

/** A required text of several lines, without the spaces around it. A form ends its lines with CR LF; they are LF here. */
export const paragraphs = (label: string, most: number = limits.paragraphs): Struct<string, null> =>
  coerce(text(label, most), typed, (value) => value.replaceAll('\r\n', '\n').trim());

/** True or false, sent as such or, in a form and in an address, as the word. */
export const flag = (label: string): Struct<boolean, null> =>
  coerce(
    define<boolean>('flag', (value) => typeof value === 'boolean' || messages.flag(label)),
    typed,
    (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
  );

/** The same in a query, where an empty one is as good as none. */
export const flagOrNone = (label: string): Struct<boolean | undefined, null> =>
  coerce(
    optional(flag(label)),
    define<string>('empty', (value) => value === ''),
    () => undefined,
  );

/** The `revision` that an edit begins from. Left out, the edit is made whatever happened meanwhile. */
export const revision = () =>
  optional(
    coerce(
      define<number>('revision', (value) => isRevision(value) || messages.revision),
      typed,
      (value) => (/^\d{1,15}$/.test(value) ? Number(value) : value),
    ),
  );

function isRevision(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limits.revision;
}

export const newPicture = () => file(messages.picture);

/** What a picture shows, in words. */
export const alt = () => line('Alt', limits.line, messages.alt);

/** The same where a picture may be changed: words may come without a new picture, and never a new picture without words. */
export const altOfEdit = (): Struct<string | undefined, null> =>
  coerce(
    define<string | undefined>('alt', (value, { branch: [body] }) => {
      if (value === undefined) return body?.image === undefined || messages.alt;
      return alt().validate(value)[0]?.message || true;
    }),
    typed,
    (value) => value.trim(),
  );

/** An edit in which something is edited; what it leaves out stays as it is. */
export const edit = <T extends object, S>(struct: Struct<T, S>): Struct<T, S> =>
  refine(struct, 'edit', ({ revision: _, ...changes }: T & { revision?: unknown }) =>
    Object.values(changes).some((value) => value !== undefined) ? true : messages.nothingToChange,
  );
