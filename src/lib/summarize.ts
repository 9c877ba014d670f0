/**
 * Shortens plain text to at most `max` characters, at the end of a word. An ellipsis replaces what is left out.
 * @param max at least 2
 */
export function summarize(text: string, max: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= max) return line;
  // The ellipsis replaces at least one of these characters, which may be the space after the last word that fits.
  const start = line.slice(0, max);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start.slice(0, max - 1)).replace(/[\s,.;:–—-]+$/, '')}…`;
}
