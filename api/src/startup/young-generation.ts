import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/**
 * The maximum size of the young generation, in bytes. In Node.js 24, V8 would let it grow to four times this size, and would never
 * free about 100 MB of that.
 */
const maxSize = 32 * 1024 * 1024;

// V8 reads this flag each time it grows the young generation, so it can be set while the process runs (docs/decisions/0018).
const setGrowth = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/** Keeps V8's young generation, where new objects are allocated, at its current size. */
export function stopYoungGenerationGrowth(): void {
  setGrowth(1);
}

/**
 * Lets the young generation grow under load, up to a maximum. The flag for that, `--max-semi-space-size`, works only on the command
 * line of Node.js, which systemd, containers, `npm start` and `node server` would all have to repeat.
 */
export function limitYoungGeneration(): void {
  let canGrow = true;
  setGrowth(2);
  const observer = new PerformanceObserver(() => {
    const fits = sizeOfYoungGeneration() < maxSize;
    if (fits === canGrow) return;
    canGrow = fits;
    setGrowth(canGrow ? 2 : 1);
  });
  observer.observe({ entryTypes: ['gc'] });
}

/** @returns bytes */
function sizeOfYoungGeneration(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
}
