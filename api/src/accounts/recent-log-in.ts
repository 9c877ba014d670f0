import { Failure } from '../failure.ts';

/** Milliseconds. */
const recentTime = 10 * 60 * 1000;
/** How far two servers' clocks may differ, in milliseconds. */
const clockTolerance = 60_000;

/**
 * Refuses to change what a log-in depends on, or to delete the account, when the session has not proved the password for ten
 * minutes: a stolen token alone must not be enough. `POST /password/check` proves it again.
 * @param account `accountOf(request)`
 * @throws Failure `password_required`.
 */
export function requireRecentLogIn({ confirmedAt }: { confirmedAt: string }, now = new Date()): void {
  const age = now.getTime() - Date.parse(confirmedAt);
  // A time in the future was stored before the clock was set back, and must not count for as long as the clock moved.
  const isRecent = age < recentTime && age > -clockTolerance;
  if (!isRecent) throw new Failure('password_required');
}
