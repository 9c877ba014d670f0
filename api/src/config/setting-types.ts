import { coerce, defaulted, define, optional, type Struct, string } from 'superstruct';

/*
 * The types of settings. Each parses the value of an environment variable, and its message completes the sentence
 * "NAME must be …".
 */

/** An integer from `min` to `max`. */
export function integer(fallback: number, min: number, max: number): Struct<number> {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const isInRange = (value: unknown) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
  return defaulted(parsed(/^\d+$/, Number, isInRange, `a whole number ${range}`), fallback);
}

/** A number of days after which something is deleted, or `never`. */
export function days(fallback: number, min = 1): Struct<number | 'never'> {
  const max = 36_500;
  const isInRange = (value: unknown) =>
    value === 'never' || (typeof value === 'number' && value >= min && value <= max);
  const parse = (value: string) => (/^\d/.test(value) ? Number(value) : 'never');
  return defaulted(
    parsed(/^(\d+|never)$/i, parse, isInRange, `a number of days from ${min} to ${max}, or never`),
    fallback,
  );
}

/** A number from `min` to `max`, with or without decimals. */
export function decimal(fallback: number, min: number, max: number): Struct<number> {
  const isInRange = (value: unknown) => typeof value === 'number' && value >= min && value <= max;
  return defaulted(parsed(/^\d+(\.\d+)?$/, Number, isInRange, `a number from ${min} to ${max}`), fallback);
}

/** `true` or `false`, in any letter case. */
export function flag(fallback: boolean): Struct<boolean> {
  const isBoolean = (value: unknown) => typeof value === 'boolean';
  return defaulted(
    parsed(/^(true|false)$/i, (value) => value.toLowerCase() === 'true', isBoolean, 'true or false'),
    fallback,
  );
}

export function choice<const Option extends string>(fallback: Option, options: readonly Option[]): Struct<Option> {
  const isOption = (value: unknown) => options.includes(value as Option);
  return defaulted(
    define<Option>('choice', (value) => isOption(value) || `one of ${options.join(', ')}`),
    fallback,
  );
}

/** A string. Without `isValid`, any string is valid. */
export function text(fallback: string, isValid: (value: string) => boolean = () => true, message = ''): Struct<string> {
  return defaulted(validText(isValid, message), fallback);
}

/** A string that may be unset. */
export function optionalText(isValid: (value: string) => boolean, message: string): Struct<string | undefined, null> {
  return optional(validText(isValid, message));
}

/** Strings separated by commas. */
export function list(
  isValid: (value: string) => boolean,
  message: string,
  fallback: readonly string[] = [],
): Struct<string[]> {
  const isValidList = (value: unknown) => Array.isArray(value) && value.every(isValid);
  const split = (value: string) => value.split(',').map((part) => part.trim());
  return defaulted(parsed(/./, split, isValidList, message), [...fallback]);
}

/** Whole numbers separated by commas. */
export function numbers(
  fallback: readonly number[],
  isValid: (values: number[]) => boolean,
  message: string,
): Struct<number[]> {
  const isValidList = (value: unknown) => Array.isArray(value) && isValid(value);
  const split = (value: string) =>
    value.split(',').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN));
  return defaulted(parsed(/./, split, isValidList, message), [...fallback]);
}

function validText(isValid: (value: string) => boolean, message: string): Struct<string, null> {
  return define<string>('text', (value) => (typeof value === 'string' && isValid(value)) || message);
}

/** Parses a string that matches `pattern`. Any other string stays as it is, and `isValid` rejects it. */
function parsed<T>(
  pattern: RegExp,
  parse: (value: string) => T,
  isValid: (value: unknown) => boolean,
  message: string,
): Struct<T, null> {
  const struct = define<T>('setting', (value) => isValid(value) || message);
  return coerce(struct, string(), (value) => (pattern.test(value) ? parse(value) : value));
}
