/**
 * The fastest that `doReferenceWork` has run on the machine for which the limits of the timed tests were chosen, in milliseconds.
 * Measured on 2026-11-28.
 */
const referenceDuration = 0.42;

/** Runs before the first measurement, after which the work has been optimized by V8. */
const warmUpRuns = 200;

/** Compares this machine with the one for which the limits of the timed tests were chosen. */
export interface MachineSpeed {
  /** Measures once. Call it right before or after each attempt, so that both run under the same conditions. */
  sample(): void;
  /** Converts a duration on this machine to that on the reference machine. On a faster machine, the duration stays as it is. */
  toReferenceTime(duration: number): number;
}

/** A slow machine is slow at everything, so a limit in milliseconds holds on it only in relation to other work measured in the same run. */
export function measureMachineSpeed(): MachineSpeed {
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < warmUpRuns; run++) sample();

  function sample(): void {
    const start = performance.now();
    doReferenceWork();
    fastest = Math.min(fastest, performance.now() - start);
  }

  return {
    sample,
    toReferenceTime: (duration) => duration / Math.max(1, fastest / referenceDuration),
  };
}

/** Does what most of a request consists of: it creates, sorts and serializes objects, and parses JSON. */
function doReferenceWork(): number {
  const rows = Array.from({ length: 400 }, (_, number) => ({
    id: `order-${(number * 7919) % 400}`,
    title: `A box of winter coats, number ${number}`,
    quantity: number % 12,
    history: [{ status: 'submitted', createdAt: `2026-01-01T00:00:00.${number}Z` }],
  }));
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  const parsed: typeof rows = JSON.parse(JSON.stringify(rows));
  return new Map(parsed.map((row) => [row.id, row])).size;
}
