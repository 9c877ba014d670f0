/** Moves an item within a list. If `to` is outside the list, the item becomes the first or the last. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const index = Math.min(Math.max(to, 0), items.length - 1);
  return items.toSpliced(from, 1).toSpliced(index, 0, item);
}
