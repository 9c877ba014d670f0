/** A list in which one item has changed places with the one before it; the same list for the first. */
export function moveBefore<T>(items: readonly T[], index: number): T[] {
  const [before, item] = items.slice(index - 1, index + 1);
  if (index < 1 || before === undefined || item === undefined) return [...items];
  return [...items.slice(0, index - 1), item, before, ...items.slice(index + 1)];
}
