import type { Database } from '../database/open-database.ts';
import type { Counter } from './counter.ts';
import { addToTally } from './repository.ts';

/** Counts in the database at once, so that not one more gets through, however many processes there are. */
export function createExactCounter(database: Database): Counter {
  return (key, window) => addToTally(database, { key, amount: 1, window, now: new Date() });
}
