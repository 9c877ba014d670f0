/** The entry that was moved in a list. */
export interface MovedEntry {
  id: string;
  /** Its new position, counted from 1. */
  position: number;
}

/**
 * The entry that moved farthest, which is usually the one that someone dragged.
 * @returns undefined when the order is the same.
 */
export function findMovedEntry(before: readonly string[], after: readonly string[]): MovedEntry | undefined {
  const distances = after.map((id, index) => Math.abs(index - before.indexOf(id)));
  const index = distances.indexOf(Math.max(...distances));
  const id = after[index];
  return id === undefined || distances[index] === 0 ? undefined : { id, position: index + 1 };
}
