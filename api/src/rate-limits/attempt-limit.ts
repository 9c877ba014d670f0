import { createKeyedQueue } from '../concurrency/keyed-queue.ts';
import type { Database } from '../database/open-database.ts';
import { Failure } from '../failure.ts';
import { addToTally, clearTally, findTally } from '../repositories/rate-limits.ts';

interface Rule {
  /** What is counted, for instance `log-in failures`. */
  name: string;
  /** How many failures a window takes. */
  most: number;
  /** Milliseconds. */
  window: number;
  /** Whether a success makes good what failed before it. */
  isForgiving: boolean;
  /** What is told to who must wait. */
  message(minutes: number): string;
}

export type AttemptLimit = <T>(whose: string, attempt: () => Promise<T | undefined>) => Promise<T | undefined>;

/**
 * Runs attempts that give nothing when they fail, and refuses further ones of the same person after too many failures.
 * The attempts of one go one after the other, or thirty at once would all be let through before the first had failed.
 * @throws Failure `too_many_requests`.
 */
export function createAttemptLimit(
  database: Database,
  { name, most, window, isForgiving, message }: Rule,
): AttemptLimit {
  const inTurn = createKeyedQueue();

  async function refuseAfterFailures(key: string): Promise<void> {
    const now = new Date();
    const tally = await findTally(database, key, now);
    if (!tally || tally.count < most) return;
    const seconds = Math.min(Math.ceil((tally.endsAt - now.getTime()) / 1000), window / 1000);
    throw new Failure('too_many_requests', message(Math.ceil(seconds / 60)), { retryAfter: seconds });
  }

  return (whose, attempt) => {
    const key = `${name}: ${whose}`;
    return inTurn(key, async () => {
      await refuseAfterFailures(key);
      const result = await attempt();
      if (result === undefined) await addToTally(database, { key, amount: 1, window, now: new Date() });
      else if (isForgiving) await clearTally(database, key);
      return result;
    });
  };
}
