/** The area in which lines are drawn, in the units of the chart. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The marks of an axis that begins at 0: at most five, at round numbers, the last of them at or above the greatest value.
 * Pieces and orders are whole, so the step is at least 1.
 */
export function ticksOf(greatest: number): number[] {
  const minStep = Math.max(1, greatest / 4);
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= minStep) ?? minStep;
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The position of each value in the area. @param top the value at the upper edge of the area */
export function pointsOf(values: readonly number[], top: number, { left, top: y, width, height }: Area) {
  const step = width / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: round(left + index * step),
    y: round(y + height - (value / top) * height),
  }));
}

/** The path of a line through points. */
export function pathOf(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
}

/** The indexes of the days that are labeled below the chart: one a week, far enough from both edges for the text to fit. */
export function labeledDayIndexes(count: number): number[] {
  const marginDays = 2;
  const labels = [];
  for (let index = count - 1 - marginDays; index >= marginDays; index -= 7) labels.unshift(index);
  return labels;
}

const round = (value: number) => Math.round(value * 10) / 10;
