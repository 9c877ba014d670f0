import { createKeyedQueue } from '../concurrency/keyed-queue.ts';
import type { Database } from '../database/open-database.ts';
import { Failure } from '../failure.ts';
import { addToTally, clearTally, findTally, type Tally, takeFromTally } from './repository.ts';

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
 * A try counts as a failure until it succeeds, or several servers would let more through before the first had failed;
 * within one, the tries of a person go one after the other, so that thirty right ones at once do not look like failures.
 * @throws Failure `too_many_requests`.
 */
export function createAttemptLimit(database: Database, rule: Rule): AttemptLimit {
  const inTurn = createKeyedQueue();

  return (whose, attempt) => {
    const key = `${rule.name}: ${whose}`;
    return inTurn(key, async () => {
      await countTry(database, key, rule);
      const result = await attempt().catch(async (error) => {
        await takeFromTally(database, key);
        throw error;
      });
      if (result !== undefined) await (rule.isForgiving ? clearTally : takeFromTally)(database, key);
      return result;
    });
  };
}

/** Looks before it counts, so that what is refused anyway costs no write on a disk. */
async function countTry(database: Database, key: string, rule: Rule): Promise<void> {
  const now = new Date();
  const tally = await findTally(database, key, rule.window, now);
  if (tally && tally.count >= rule.most) throw tooMany(tally, now, rule);
  const counted = await addToTally(database, { key, amount: 1, window: rule.window, now });
  if (counted.count > rule.most) throw tooMany(counted, now, rule);
}

function tooMany({ endsAt }: Tally, now: Date, { window, message }: Rule): Failure {
  const seconds = Math.min(Math.ceil((endsAt - now.getTime()) / 1000), window / 1000);
  return new Failure('too_many_requests', message(Math.ceil(seconds / 60)), { retryAfter: seconds });
}
