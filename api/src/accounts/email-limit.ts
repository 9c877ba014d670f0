import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { countEvent, secondsUntilEnd } from '../rate-limits/event-limit.ts';

/** Strangers can make us send these emails, so at most this many of each kind are sent in a window, per address or account. */
const maxEmails = 3;
/** Milliseconds. */
const window = 60 * 60 * 1000;

type Kind = 'password resets' | 'confirmations' | 'changes of email';

/** Returns the keys of the counters that count the emails to an address. */
export function emailCounterKeys(emailKey: string): string[] {
  const kinds: Kind[] = ['password resets', 'confirmations'];
  return kinds.map((kind) => `${kind}: ${emailKey}`);
}

/**
 * Counts a requested email, whether or not anyone has an account with the address.
 * @param key the address, in lowercase for comparison, or the id of an account
 * @throws Failure `too_many_requests`.
 */
export async function countEmail(database: Database, kind: Kind, key: string): Promise<void> {
  const now = new Date();
  const fullCounter = await countEvent(database, `${kind}: ${key}`, { max: maxEmails, window, now });
  if (!fullCounter) return;
  const seconds = secondsUntilEnd(fullCounter, { window, now });
  throw new Failure('too_many_requests.emails', {
    values: { minutes: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  });
}

/** Like `countEmail`, for an email that may be skipped. @returns false when the limit is reached. */
export async function countEmailIfAllowed(database: Database, kind: Kind, key: string): Promise<boolean> {
  const now = new Date();
  return !(await countEvent(database, `${kind}: ${key}`, { max: maxEmails, window, now }));
}
