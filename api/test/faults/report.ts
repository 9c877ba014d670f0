/** Prints the figures of a loop in one line, in the order of the entries. Times are in milliseconds. */
export function reportLoop(loop: string, figures: Record<string, number | string>): void {
  const parts = Object.entries(figures).map(([name, figure]) => `${name} ${format(figure)}`);
  process.stdout.write(`faults: ${loop}: ${parts.join(', ')}\n`);
}

function format(figure: number | string): string {
  return typeof figure === 'number' && !Number.isInteger(figure) ? figure.toFixed(1) : String(figure);
}
