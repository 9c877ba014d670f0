/** Unsaved changes to a list of images or catalog entries: their order, and which are removed. */
export interface Arrangement {
  /** The ids in their new order; empty when none was moved. */
  order: readonly string[];
  /** The ids of what was removed; entries are only reordered. */
  removed: readonly string[];
}

export const unchanged: Arrangement = { order: [], removed: [] };

/**
 * Applies unsaved changes to a saved list.
 * @param saved the ids in the saved list; other people may have added or removed some since the arrangement was made
 */
export function arrangeIds(saved: readonly string[], { order, removed }: Arrangement): string[] {
  const moved = order.filter((id) => saved.includes(id));
  return [...moved, ...saved.filter((id) => !moved.includes(id))].filter((id) => !removed.includes(id));
}

/** Swaps an item with the one before it. The first item stays. */
export function swapWithPrevious<T>(items: readonly T[], index: number): T[] {
  if (index < 1) return [...items];
  const [before, item] = items.slice(index - 1, index + 1);
  if (before === undefined || item === undefined) return [...items];
  return [...items.slice(0, index - 1), item, before, ...items.slice(index + 1)];
}
