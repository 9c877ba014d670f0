/** The vertical extent of a row, in pixels. */
interface Extent {
  top: number;
  bottom: number;
}

/**
 * The index at which a dragged row belongs.
 * @param rows in their current order, the dragged one included
 * @param from the index of the dragged row
 * @param y the vertical position of the pointer
 */
export function findTarget(rows: readonly Extent[], from: number, y: number): number {
  // The dragged row has passed another row when the pointer is below that row's middle, whatever the heights of the two rows.
  return rows.filter(({ top, bottom }, index) => index !== from && (top + bottom) / 2 < y).length;
}
