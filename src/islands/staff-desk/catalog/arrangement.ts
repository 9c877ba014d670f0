/** What somebody wants of a row of pictures, before it is saved. */
export interface Arrangement {
  /** The ids, from the first to the last, as far as they were moved; none when they stand as they are saved. */
  order: readonly string[];
  removed: readonly string[];
}

export const asSaved: Arrangement = { order: [], removed: [] };

/**
 * The ids of the pictures as they are wanted.
 * @param saved the ids as they are saved by now: others may have added and removed some since the wish was made
 */
export function arrangedIds(saved: readonly string[], { order, removed }: Arrangement): string[] {
  const moved = order.filter((id) => saved.includes(id));
  return [...moved, ...saved.filter((id) => !moved.includes(id))].filter((id) => !removed.includes(id));
}

/** A list in which one item has changed places with the one before it; the same list for the first. */
export function moveBefore<T>(items: readonly T[], index: number): T[] {
  const [before, item] = items.slice(index - 1, index + 1);
  if (index < 1 || before === undefined || item === undefined) return [...items];
  return [...items.slice(0, index - 1), item, before, ...items.slice(index + 1)];
}
