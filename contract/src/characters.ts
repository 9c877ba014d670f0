interface Range {
  min: number;
  max: number;
}

/** Whether a text has so many characters, counted as a person counts: an emoji is one. */
export function hasSize(text: string, { min, max }: Range): boolean {
  const size = [...text].length;
  return size >= min && size <= max;
}

/** Whether a text comes back as it was given: no NUL (PostgreSQL refuses it), no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Control characters and line breaks, which could become a mail header, and those that turn the direction of what follows. */
const unfitForLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\p{Cf}\p{Z}\p{M}]/u;

/** Whether a text is one line with something to see in it. */
export function isOneLine(text: string): boolean {
  return !unfitForLine.test(text) && visible.test(text);
}
