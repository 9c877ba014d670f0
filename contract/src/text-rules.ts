interface Range {
  min: number;
  max: number;
}

/** Counts characters as people do: an emoji is one. */
export function hasLength(text: string, { min, max }: Range): boolean {
  const size = [...text].length;
  return size >= min && size <= max;
}

/** Whether a database can store a text unchanged: no NUL, which PostgreSQL refuses, and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Line breaks and other control characters, which could inject a mail header, and characters that change the text direction. */
const forbiddenInLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\p{Cf}\p{Z}\p{M}]/u;

/** Whether a text is a single line with at least one visible character. */
export function isOneLine(text: string): boolean {
  return !forbiddenInLine.test(text) && visible.test(text);
}
