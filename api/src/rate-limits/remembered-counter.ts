import type { Counter } from './counter.ts';
import { isRunning, type Tally } from './repository.ts';

/** How many keys are remembered; one costs about 200 bytes. */
const mostKeys = 10_000;

/**
 * Remembers until its window ends that a key is over its limit, so that what is refused anyway costs no write on a disk.
 * @param most what is let through in a window
 */
export function rememberRefusals(count: Counter, most: number): Counter {
  const refused = new Map<string, Tally>();

  return async (key, window) => {
    const known = refused.get(key);
    if (known && isRunning(known, window, Date.now())) return known;
    refused.delete(key);
    const tally = await count(key, window);
    if (tally.count > most) remember(key, tally);
    return tally;
  };

  function remember(key: string, tally: Tally): void {
    const [oldest] = refused.keys();
    if (refused.size >= mostKeys && oldest !== undefined) refused.delete(oldest);
    refused.set(key, tally);
  }
}
