import { limits } from '@kindcrate/contract/limits';
import { emailKey } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { countEvent, secondsUntilWindowEnds } from '../rate-limits/event-limit.ts';

/** Milliseconds. */
const hour = 60 * 60 * 1000;
const day = 24 * hour;

type RefusalKey = 'too_many_requests.walk_ins' | 'too_many_requests.walk_in_emails';

/** The key of the counter of the gifts that are taken in with an email address. */
export const giftCounterKey = (address: string): string => `walk-ins for: ${emailKey(address)}`;

/**
 * Counts a gift that is taken in, so that a stolen session at the desk can be used to send only a few emails. A gift with an email
 * address counts toward the limit of that address, whether or not the address has an account.
 * @throws Failure `too_many_requests`.
 */
export async function countWalkIn(
  database: Database,
  actorId: string,
  email: string | undefined,
  now: Date,
): Promise<void> {
  const { perHour, perDay, perEmailAndDay } = limits.walkIns;
  const count = (key: string, max: number, window: number, refusal: RefusalKey) =>
    countOrRefuse(database, key, { max, window, now }, refusal);
  await count(`walk-ins an hour: ${actorId}`, perHour, hour, 'too_many_requests.walk_ins');
  await count(`walk-ins a day: ${actorId}`, perDay, day, 'too_many_requests.walk_ins');
  if (email === undefined) return;
  await count(giftCounterKey(email), perEmailAndDay, day, 'too_many_requests.walk_in_emails');
}

async function countOrRefuse(
  database: Database,
  key: string,
  limit: { max: number; window: number; now: Date },
  refusal: RefusalKey,
): Promise<void> {
  const exhaustedWindow = await countEvent(database, key, limit);
  if (!exhaustedWindow) return;
  const retryAfter = secondsUntilWindowEnds(exhaustedWindow, limit);
  throw new Failure(refusal, { values: { max: limit.max, minutes: Math.ceil(retryAfter / 60) }, retryAfter });
}
