interface Range {
  min: number;
  max: number;
}

/** Checks the number of characters. A code point counts as one character, so that an emoji does not count twice. */
export function hasLength(text: string, { min, max }: Range): boolean {
  const size = [...text].length;
  return size >= min && size <= max;
}

/** Checks that a database can store a string unchanged: no NUL, which PostgreSQL refuses, and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Control characters such as line breaks, which could inject a mail header, and characters that change the direction of text. */
const forbiddenInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Any character that is not a format character, a space or a combining mark. */
const visible = /[^\p{Cf}\p{Z}\p{M}]/u;

/** Checks for a single line with at least one visible character. */
export function isOneLine(text: string): boolean {
  return !forbiddenInLine.test(text) && visible.test(text);
}

/** The format of the code in an emailed link: 128 bits in base64url. */
export const emailCodePattern = /^[\w-]{22}$/;

export const isEmailCode = (text: string): boolean => emailCodePattern.test(text);

/** The format of an unsubscribe code: a signature of 128 bits in base64url, its expiry in hexadecimal, and an account's id. */
export const unsubscribeCodePattern = /^[\w-]{22}[0-9a-f]{8}[\w-]{1,64}$/;

export const isUnsubscribeCode = (text: string): boolean => unsubscribeCodePattern.test(text);

/** Checks for a day that exists, written `YYYY-MM-DD`. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}
