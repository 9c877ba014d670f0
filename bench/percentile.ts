/**
 * Returns the smallest of the values that is greater than or equal to the given share of them (nearest-rank method). A share of 0.5 gives
 * the median.
 */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]): number => percentile(values, 0.5);
