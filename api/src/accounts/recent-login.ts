import { Failure } from '../failure.ts';

/** Milliseconds. */
const maxAge = 10 * 60 * 1000;
/** How far two servers' clocks may differ, in milliseconds. */
const clockTolerance = 60_000;

/**
 * Requires that the password was verified in this session within the last ten minutes: a stolen token alone must not be enough
 * to change what a login depends on, or to delete the account. `POST /password/check` lets the person re-enter the password.
 * @param account `accountOf(request)`
 * @throws Failure `password_required`.
 */
export function requireRecentLogin({ passwordVerifiedAt }: { passwordVerifiedAt: string }, now = new Date()): void {
  const age = now.getTime() - Date.parse(passwordVerifiedAt);
  // A time further in the future was stored before the clock was set back. It must not count as recent until the clock has
  // caught up with it.
  const isRecent = age < maxAge && age > -clockTolerance;
  if (!isRecent) throw new Failure('password_required');
}
