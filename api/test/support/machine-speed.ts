/**
 * The shortest time, in milliseconds, that `doReferenceWork` took on the reference machine, for which the limits of the timed tests
 * were chosen. Measured on 2026-11-28.
 */
const referenceDuration = 0.42;

/** How many times the reference work runs at first, so that V8 has optimized it before the first attempt. */
const warmUpRuns = 200;

/** Compares this machine with the reference machine. */
export interface MachineSpeed {
  /** Measures once. Call this right before or after each attempt, under the same conditions. */
  sample(): void;
  /** Converts a duration on this machine to that on the reference machine. On a faster machine, the duration stays as it is. */
  toReferenceTime(duration: number): number;
}

/**
 * Starts to measure the speed of this machine. A slow machine is slow at everything, so a limit in milliseconds is fair to it only in
 * relation to the time that other work takes in the same run.
 */
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
