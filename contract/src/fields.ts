import { type Context, coerce, define, refine, type Struct } from 'superstruct';
import { hasSize, isOneLine, isStorable } from './characters.ts';
import { isEmail } from './email.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

type Text = Struct<string, null>;

/** Anything with bytes in it: a `File` of a form, or an uploaded file on the server. */
export interface FileLike {
  /** Bytes. */
  readonly size: number;
}

/**
 * What a coercion applies to. Not superstruct's `string()`: its message prints the value, which throws on a body such as
 * `{"email": {"toString": 1}}`.
 */
export const typed: Text = define<string>('text', (value) => typeof value === 'string' || 'not a text');

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** A required text as it was typed, spaces included. */
export function text(label: string, most: number = limits.line, missing: string = messages.required(label)): Text {
  return define<string>('text', (value) => {
    if (typeof value !== 'string' || isMissing(value.trim())) return missing;
    if (value.length > most) return messages.tooLong(label, most);
    return isStorable(value) || messages.unreadable(label);
  });
}

/** A required text of one line, without the spaces around it. */
export const line = (label: string, most?: number, missing?: string): Text =>
  trim(rule(text(label, most, missing), 'line', isOneLine, messages.unreadable(label)));

/** A text that may be empty, without the spaces around it. */
export const optionalLine = (label: string, most: number = limits.line): Text =>
  trim(
    define<string>('optional text', (value) => value === '' || line(label, most).validate(value)[0]?.message || true),
  );

function trim(struct: Text): Text {
  return coerce(struct, typed, (value) => value.trim());
}

function rule(struct: Text, name: string, holds: (value: string, context: Context) => boolean, message: string): Text {
  return refine(struct, name, (value, context) => holds(value, context) || message);
}

/** An e-mail address; see `isEmail`. */
export const email = (message: string = messages.email, label = 'Email'): Text =>
  rule(trim(text(label, limits.email.whole)), 'email', isEmail, message);

/** 3 to 10 characters. */
export const username = (): Text =>
  rule(line('Username'), 'username', (value) => hasSize(value, limits.username), messages.username);

/** Exactly 11 digits. */
export const phone = (): Text =>
  rule(
    line('Phone'),
    'phone',
    (value) => /^[0-9]+$/.test(value) && value.length === limits.phoneDigits,
    messages.phone,
  );

/** A password that is being chosen; 8 to 128 characters. */
export const newPassword = (): Text =>
  rule(
    text('Password', Number.POSITIVE_INFINITY),
    'password',
    (value) => hasSize(value, limits.password),
    messages.newPassword,
  );

/** The repetition of the field `password` beside it. */
export const confirmPassword = (): Text =>
  rule(
    text('Confirm Password', Number.POSITIVE_INFINITY),
    'confirmPassword',
    (value, context) => value === context.branch[0]?.password,
    messages.confirmPassword,
  );

/** Pieces given: a whole number from 1 to 100,000, sent as a number or as its digits. */
export const quantity = (): Struct<number, null> =>
  wholeNumber(limits.quantity, messages.quantity, messages.required('Quantity'));

/** Coins asked for: a whole number of at least 1, sent as a number or as its digits. */
export const coins = (): Struct<number, null> => wholeNumber(limits.coins, messages.coins, messages.noCoins);

function wholeNumber(
  { min, max }: { min: number; max: number },
  message: string,
  missing: string,
): Struct<number, null> {
  const fits = (value: unknown) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  return coerce(
    define<number>('whole number', (value) => (isMissing(value) ? missing : fits(value) || message)),
    typed,
    (value) => (/^\d{1,15}$/.test(value.trim()) ? Number(value) : value.trim()),
  );
}

/** A file with at least one byte. What is inside is the server's to judge. */
export const file = (message: string): Struct<FileLike, null> =>
  define<FileLike>('file', (value) => (isFileLike(value) && value.size > 0 ? true : message));

function isFileLike(value: unknown): value is FileLike {
  return typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number';
}
