/** So many of something, in words: `1 coin`, `12 coins`. */
export function countOf(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}
