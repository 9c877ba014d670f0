import type { Tally } from './repository.ts';

/** Counts one more under a key, in a window of milliseconds, and tells what is counted there by now. */
export type Counter = (key: string, window: number) => Tally | Promise<Tally>;
