export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The fraction of its column that a bar takes up; the rest is the gap. */
const barShare = 0.8;

/**
 * The rectangles of a bar chart, one for each value. The bar of a value above 0 is at least one unit high.
 * @param top the value at the upper edge
 */
export function barsOf(values: readonly number[], top: number, size: { width: number; height: number }): Bar[] {
  const step = size.width / Math.max(1, values.length);
  return values.map((value, index) => {
    const height = value > 0 ? Math.max(1, round((value / top) * size.height)) : 0;
    return { x: round(index * step), y: round(size.height - height), width: round(step * barShare), height };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
