/** A value, and when it was measured. */
export interface Sample {
  /** Hours since the start. */
  at: number;
  value: number;
}

/** The slope of the least-squares line, in units of the value per hour. */
export function slopeOf(samples: readonly Sample[]): number {
  const meanAt = mean(samples.map(({ at }) => at));
  const meanValue = mean(samples.map(({ value }) => value));
  const covariance = sum(samples.map(({ at, value }) => (at - meanAt) * (value - meanValue)));
  return covariance / sum(samples.map(({ at }) => (at - meanAt) ** 2));
}

/**
 * The lowest sample of each window of time. Memory that is in use only momentarily, such as a file that is being sent, hides a
 * small leak; the lowest values do not include it.
 * @param window the length of a window, in hours
 */
export function lowestOf(samples: readonly Sample[], window: number): Sample[] {
  const windows = Map.groupBy(samples, ({ at }) => Math.floor(at / window));
  return [...windows.values()].map((inWindow) =>
    inWindow.reduce((low, sample) => (sample.value < low.value ? sample : low)),
  );
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]) => sum(values) / values.length;
