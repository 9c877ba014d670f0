/** Unsaved changes to the order of pictures. */
export interface Arrangement {
  /** The ids in their new order; empty when none was moved. */
  order: readonly string[];
  removed: readonly string[];
}

export const unchanged: Arrangement = { order: [], removed: [] };

/**
 * Applies an arrangement to the saved pictures.
 * @param saved the ids of the saved pictures; others may have added or removed some since the arrangement was made
 */
export function arrangeIds(saved: readonly string[], { order, removed }: Arrangement): string[] {
  const moved = order.filter((id) => saved.includes(id));
  return [...moved, ...saved.filter((id) => !moved.includes(id))].filter((id) => !removed.includes(id));
}

/** Swaps an item with the one before it. Nothing changes for the first. */
export function moveBefore<T>(items: readonly T[], index: number): T[] {
  const [before, item] = items.slice(index - 1, index + 1);
  if (index < 1 || before === undefined || item === undefined) return [...items];
  return [...items.slice(0, index - 1), item, before, ...items.slice(index + 1)];
}
