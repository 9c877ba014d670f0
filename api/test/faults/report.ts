/** Prints the figures of a fault test in one line, in the order of the entries. Times are in milliseconds. */
export function reportFigures(test: string, figures: Record<string, number | string>): void {
  const parts = Object.entries(figures).map(([name, figure]) => `${name} ${format(figure)}`);
  process.stdout.write(`faults: ${test}: ${parts.join(', ')}\n`);
}

function format(figure: number | string): string {
  return typeof figure === 'number' && !Number.isInteger(figure) ? figure.toFixed(1) : String(figure);
}
