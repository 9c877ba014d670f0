/**
 * Shortens plain text to at most `max` characters: cuts it off after a whole word, and adds an ellipsis.
 * @param max at least 2
 */
export function truncate(text: string, max: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= max) return line;
  // Leaves room for the ellipsis: if the last of these characters is a space, the ellipsis takes its place.
  const start = line.slice(0, max);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start.slice(0, max - 1)).replace(/[\s,.;:–—-]+$/, '')}…`;
}
