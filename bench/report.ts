/** A measured figure and the limit that it must not exceed. */
export interface Measurement {
  name: string;
  figure: number;
  unit: '×' | 'MB' | 's' | 'ms';
  /** A figure without a limit is only reported. */
  limit?: number;
  /** Printed after the figure. */
  note?: string;
}

export interface Report {
  add(measurement: Measurement): void;
  /** The names of the figures that exceed their limits. */
  exceeded(): string[];
}

/** Prints each figure beside its limit as soon as it is added. */
export function createReport(print: (line: string) => void = console.log): Report {
  const exceeded: string[] = [];
  return {
    add(measurement) {
      const isExceeded = exceedsLimit(measurement);
      if (isExceeded) exceeded.push(measurement.name);
      print(describe(measurement) + (isExceeded ? '  EXCEEDED' : ''));
    },
    exceeded: () => exceeded,
  };
}

/** A figure that could not be measured is NaN, and counts as exceeding the limit. */
function exceedsLimit({ figure, limit }: Measurement): boolean {
  return limit !== undefined && !(figure <= limit);
}

function describe({ name, figure, unit, limit, note = '' }: Measurement): string {
  const format = (value: number) => `${value.toFixed(unit === 'MB' || unit === 'ms' ? 0 : 2)} ${unit}`;
  const limitText = limit === undefined ? 'no limit' : `limit: ${format(limit)}`;
  return `${name.padEnd(52)} ${format(figure).padStart(10)}  ${limitText.padEnd(16)} ${note}`.trimEnd();
}
