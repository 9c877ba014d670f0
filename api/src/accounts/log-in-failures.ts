import { createKeyedQueue } from '../concurrency/keyed-queue.ts';
import type { Database } from '../database/open-database.ts';
import { Failure } from '../failure.ts';
import { addToTally, clearTally, findTally } from '../repositories/rate-limits.ts';
import { emailKey } from '../repositories/users.ts';

const mostFailures = 5;
/** Milliseconds. */
const window = 15 * 60 * 1000;

export type GuardedLogIn = <T>(email: string, logIn: () => Promise<T | undefined>) => Promise<T | undefined>;

/**
 * Runs a log-in that gives nothing when the password is wrong, and refuses further ones after five such failures in
 * 15 minutes, whatever address they come from and whether or not the account exists. The tries of one account go one
 * after the other, or thirty at once would all be let through before the first had failed.
 * @throws Failure `too_many_requests`.
 */
export function createGuardedLogIn(database: Database): GuardedLogIn {
  const inTurn = createKeyedQueue();

  return (email, logIn) => {
    const key = `log-in failures: ${emailKey(email)}`;
    return inTurn(key, async () => {
      await refuseAfterFailures(database, key);
      const result = await logIn();
      if (result === undefined) await addToTally(database, { key, amount: 1, window, now: new Date() });
      else await clearTally(database, key);
      return result;
    });
  };
}

async function refuseAfterFailures(database: Database, key: string): Promise<void> {
  const now = new Date();
  const tally = await findTally(database, key, now);
  if (!tally || tally.count < mostFailures) return;
  const seconds = Math.min(Math.ceil((tally.endsAt - now.getTime()) / 1000), window / 1000);
  const message = `There were too many wrong passwords for this account. Try again in ${Math.ceil(seconds / 60)} minutes`;
  throw new Failure('too_many_requests', message, { retryAfter: seconds });
}
