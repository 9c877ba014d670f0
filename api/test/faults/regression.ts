/** A value measured at a time. */
export interface Sample {
  /** Hours since the start. */
  at: number;
  value: number;
}

/** The slope of the straight line with the least squares, in units of the value per hour. */
export function slopeOf(samples: readonly Sample[]): number {
  const meanAt = mean(samples.map(({ at }) => at));
  const meanValue = mean(samples.map(({ value }) => value));
  const covariance = sum(samples.map(({ at, value }) => (at - meanAt) * (value - meanValue)));
  return covariance / sum(samples.map(({ at }) => (at - meanAt) ** 2));
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]) => sum(values) / values.length;
