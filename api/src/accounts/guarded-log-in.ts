import type { Database } from '../database/open-database.ts';
import { type AttemptLimit, createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import { emailKey } from './user-repository.ts';

/**
 * Runs a log-in that gives nothing when the password is wrong, and refuses further ones after five such failures in
 * 15 minutes, whatever address they come from and whether or not the account exists.
 * @throws Failure `too_many_requests`.
 */
export function createGuardedLogIn(database: Database): AttemptLimit {
  const limit = createAttemptLimit(database, {
    name: 'log-in failures',
    maxFailures: 5,
    window: 15 * 60 * 1000,
    clearsOnSuccess: true,
    message: (minutes) => `There were too many wrong passwords for this account. Try again in ${minutes} minutes`,
  });
  return (email, logIn) => limit(emailKey(email), logIn);
}
