import { coerce, defaulted, define, optional, type Struct, string } from 'superstruct';

/** Kinds of settings: each reads the text of a variable, and its message ends the sentence "NAME must be …". */

/** A whole number in a range, both ends included. */
export function wholeNumber(fallback: number, min: number, max: number): Struct<number> {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const isInRange = (value: unknown) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
  return defaulted(fromText(/^\d+$/, Number, isInRange, `a whole number ${range}`), fallback);
}

/** A number in a range, with or without a decimal part. */
export function numberFrom(fallback: number, min: number, max: number): Struct<number> {
  const isInRange = (value: unknown) => typeof value === 'number' && value >= min && value <= max;
  return defaulted(fromText(/^\d+(\.\d+)?$/, Number, isInRange, `a number from ${min} to ${max}`), fallback);
}

/** `true` or `false`. */
export function truth(fallback: boolean): Struct<boolean> {
  const isTruth = (value: unknown) => typeof value === 'boolean';
  return defaulted(
    fromText(/^(true|false)$/i, (value) => value.toLowerCase() === 'true', isTruth, 'true or false'),
    fallback,
  );
}

/** One of a few words. */
export function choice<const Word extends string>(fallback: Word, words: readonly Word[]): Struct<Word> {
  const isWord = (value: unknown) => words.includes(value as Word);
  return defaulted(
    define<Word>('choice', (value) => isWord(value) || `one of ${words.join(', ')}`),
    fallback,
  );
}

/** A text; any, unless there is a rule for it. */
export function text(fallback: string, isGood: (value: string) => boolean = () => true, message = ''): Struct<string> {
  return defaulted(
    define<string>('text', (value) => (typeof value === 'string' && isGood(value)) || message),
    fallback,
  );
}

/** A text that obeys a rule. */
export function ruledText(fallback: string, isGood: (value: string) => boolean, message: string): Struct<string, null> {
  return defaulted(
    define<string>('text', (value) => (typeof value === 'string' && isGood(value)) || message),
    fallback,
  );
}

/** A text that may be missing, and obeys a rule when it is there. */
export function optionalText(isGood: (value: string) => boolean, message: string): Struct<string | undefined, null> {
  return optional(define<string>('text', (value) => (typeof value === 'string' && isGood(value)) || message));
}

/** Texts separated by commas; none when unset. */
export function list(isGood: (value: string) => boolean, message: string): Struct<string[]> {
  const isList = (value: unknown) => Array.isArray(value) && value.every(isGood);
  const split = (value: string) => value.split(',').map((part) => part.trim());
  return defaulted(fromText(/./, split, isList, message), []);
}

function fromText<T>(
  shape: RegExp,
  read: (value: string) => T,
  isGood: (value: unknown) => boolean,
  message: string,
): Struct<T, null> {
  const struct = define<T>('setting', (value) => isGood(value) || message);
  return coerce(struct, string(), (value) => (shape.test(value) ? read(value) : value));
}
