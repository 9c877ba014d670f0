import { type Context, coerce, define, refine, type Struct } from 'superstruct';
import { isEmail } from './email.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { hasLength, isEmailCode, isOneLine, isStorable } from './text-rules.ts';

type TextStruct = Struct<string, null>;

/** A `File` from a form, or an uploaded file on the server. */
export interface FileLike {
  /** In bytes. */
  readonly size: number;
}

/**
 * Replaces superstruct's `string()`, whose error message prints the value and therefore throws on a body such as
 * `{"email": {"toString": 1}}`.
 */
export const anyString: TextStruct = define<string>('text', (value) => typeof value === 'string' || 'not a string');

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** A required string that keeps its leading and trailing spaces. */
export function requiredText(
  label: string,
  max: number = limits.line,
  missing: string = messages.required(label),
): TextStruct {
  return define<string>('text', (value) => {
    if (typeof value !== 'string' || isMissing(value.trim())) return missing;
    if (value.length > max) return messages.tooLong(label, max);
    return isStorable(value) || messages.badCharacter(label);
  });
}

/** A required single-line string, trimmed. */
export const singleLine = (label: string, max?: number, missing?: string): TextStruct =>
  trim(refineText(requiredText(label, max, missing), 'line', isOneLine, messages.badCharacter(label)));

/** A single-line string, trimmed, that may be empty. Wrap it in `optional` if the field may also be missing. */
export const singleLineOrEmpty = (label: string, max: number = limits.line): TextStruct =>
  trim(
    define<string>('single line or empty', (value) => {
      if (value === '') return true;
      const [error] = singleLine(label, max).validate(value);
      return error?.message ?? true;
    }),
  );

function trim(struct: TextStruct): TextStruct {
  return coerce(struct, anyString, (value) => value.trim());
}

function refineText(
  struct: TextStruct,
  name: string,
  isValid: (value: string, context: Context) => boolean,
  message: string,
): TextStruct {
  return refine(struct, name, (value, context) => isValid(value, context) || message);
}

/** An email address; see `isEmail`. The message is composed when it is needed, because the accepted domains are a setting. */
export const email = (message: () => string = messages.email, label = 'Email'): TextStruct =>
  refine(trim(requiredText(label, limits.email.address)), 'email', (value) => isEmail(value) || message());

/** A username of 3 to 10 characters. */
export const username = (): TextStruct =>
  refineText(singleLine('Username'), 'username', (value) => hasLength(value, limits.username), messages.username);

/** A phone number of exactly 11 digits. */
export const phone = (): TextStruct =>
  refineText(
    singleLine('Phone'),
    'phone',
    (value) => /^[0-9]+$/.test(value) && value.length === limits.phoneDigits,
    messages.phone,
  );

/** A new password of 8 to 128 characters. */
export const newPassword = (): TextStruct =>
  refineText(
    // A wrong length gets a message of its own below.
    requiredText('Password', Number.POSITIVE_INFINITY),
    'password',
    (value) => hasLength(value, limits.password),
    messages.newPassword,
  );

/** An existing password. Every invalid one gets the same message, 'Password is invalid' (specification, section 8). */
export function currentPassword() {
  return define<string>('password', (value) => isPossiblePassword(value) || messages.loginPassword);
}

function isPossiblePassword(value: unknown) {
  return typeof value === 'string' && isStorable(value) && hasLength(value, { min: 1, max: limits.password.max });
}

/**
 * The version of the terms and the privacy notice that the form showed: the day of their last change. Any day is accepted,
 * because a form that was opened before a change shows an older version. A form that shows no version leaves the field out.
 */
export function agreedVersion() {
  const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return define<string>('version', (value) => isDay(value) || messages.agreedVersion);
}

/** The code of a link in an email. Only the server knows whether the code still works. */
export const emailCode = (): TextStruct =>
  define<string>('email code', (value) => (typeof value === 'string' && isEmailCode(value)) || messages.emailCode);

/** A repeated password, equal to the field `password` of the same body. */
export const confirmPassword = (): TextStruct =>
  refineText(
    requiredText('Confirm Password', Number.POSITIVE_INFINITY),
    'confirmPassword',
    // The first value of `branch` is the whole body.
    (value, context) => value === context.branch[0]?.password,
    messages.confirmPassword,
  );

/** The pieces of a donation: an integer from 1 to 100,000, sent as a number or as a string of digits. */
export const quantity = (): Struct<number, null> =>
  integerField(limits.quantity, messages.quantity, messages.required('Quantity'));

/** The coins of a redemption: an integer of at least 1, sent as a number or as a string of digits. */
export const coins = (): Struct<number, null> => integerField(limits.coins, messages.coins, messages.coinsMissing);

/** An integer, sent as a number or as a string of digits. */
export function integerField(
  { min, max }: { min: number; max: number },
  message: string,
  missing: string,
): Struct<number, null> {
  const isInRange = (value: unknown) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  return coerce(
    define<number>('whole number', (value) => (isMissing(value) ? missing : isInRange(value) || message)),
    anyString,
    // Integers of up to 15 digits are exact in a JavaScript number.
    (value) => (/^\d{1,15}$/.test(value.trim()) ? Number(value) : value.trim()),
  );
}

/** A file that is not empty. Only the server inspects its content. */
export const file = (message: string): Struct<FileLike, null> =>
  define<FileLike>('file', (value) => (isFileLike(value) && value.size > 0 ? true : message));

function isFileLike(value: unknown): value is FileLike {
  return typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number';
}
