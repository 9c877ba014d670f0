import { createKeyedQueue } from '../concurrency/keyed-queue.ts';
import type { Database } from '../database/open-database.ts';
import { Failure } from '../failure.ts';
import { addToTally, clearTally, findTally, type Tally, takeFromTally } from '../repositories/rate-limits.ts';
import { emailKey } from '../repositories/users.ts';

const mostFailures = 5;
/** Milliseconds. */
const window = 15 * 60 * 1000;

export type GuardedLogIn = <T>(email: string, logIn: () => Promise<T | undefined>) => Promise<T | undefined>;

/**
 * Runs a log-in that gives nothing when the password is wrong, and refuses further ones after five such failures in
 * 15 minutes, whatever address they come from and whether or not the account exists. A try counts as a failure until it
 * succeeds, or several servers would let more through before the first had failed; within one, the tries of an account
 * go one after the other, so that thirty right ones at once do not look like failures.
 * @throws Failure `too_many_requests`.
 */
export function createGuardedLogIn(database: Database): GuardedLogIn {
  const inTurn = createKeyedQueue();

  return (email, logIn) => {
    const key = `log-in failures: ${emailKey(email)}`;
    return inTurn(key, async () => {
      await countTry(database, key);
      const result = await logIn().catch(async (error) => {
        await takeFromTally(database, key);
        throw error;
      });
      if (result !== undefined) await clearTally(database, key);
      return result;
    });
  };
}

/** Looks before it counts, so that what is refused anyway costs no write on a disk. */
async function countTry(database: Database, key: string): Promise<void> {
  const now = new Date();
  const tally = await findTally(database, key, now);
  if (tally && tally.count >= mostFailures) throw tooManyFailures(tally, now);
  const counted = await addToTally(database, { key, amount: 1, window, now });
  if (counted.count > mostFailures) throw tooManyFailures(counted, now);
}

function tooManyFailures({ endsAt }: Tally, now: Date): Failure {
  const seconds = Math.min(Math.ceil((endsAt - now.getTime()) / 1000), window / 1000);
  const message = `There were too many wrong passwords for this account. Try again in ${Math.ceil(seconds / 60)} minutes`;
  return new Failure('too_many_requests', message, { retryAfter: seconds });
}
