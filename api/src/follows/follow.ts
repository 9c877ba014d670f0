import { limits } from '@kindcrate/contract/limits';
import { lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { lockVisibleNeed } from '../needs/repository.ts';
import { countEvent, secondsUntilWindowEnds } from '../rate-limits/event-limit.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { toKnownNeed } from './news.ts';
import {
  addFollower,
  countFollows,
  deleteFollower,
  insertNeedFollow,
  insertOrganizationFollow,
  isNeedFollowed,
  isOrganizationFollowed,
} from './repository.ts';
import { verifyUnsubscribeCode } from './unsubscribe-code.ts';

/** The maximum number of follow requests that one person may send within the window. */
const maxRequests = 120;
/** Milliseconds. */
const window = 60 * 60 * 1000;

interface Follow {
  userId: string;
  /** The id of the organization or the need. */
  id: string;
}

/**
 * @throws Failure `not_found` for an organization that visitors do not see; `email_unconfirmed`; `conflict` when the person
 * already follows the maximum number of organizations and needs; `too_many_requests`.
 */
export async function followOrganization(services: Services, follow: Follow): Promise<void> {
  await addFollow(services, follow, async (transaction, now) => {
    if (await isOrganizationFollowed(transaction, follow)) return;
    await requireBelowLimit(transaction, follow.userId);
    if (!(await insertOrganizationFollow(transaction, follow, now))) throw new Failure('not_found.organization');
  });
}

/** @throws what `followOrganization` throws; Failure `not_found` for a need that visitors do not see, or whose state is `refused`. */
export async function followNeed(services: Services, follow: Follow): Promise<void> {
  await addFollow(services, follow, async (transaction, now) => {
    if (await isNeedFollowed(transaction, follow)) return;
    await requireBelowLimit(transaction, follow.userId);
    const need = await lockVisibleNeed(transaction, now, follow.id);
    const known = need && toKnownNeed(need);
    if (!known) throw new Failure('not_found.need');
    await insertNeedFollow(transaction, follow, known, now);
  });
}

type Insert = (transaction: Database, now: Date) => Promise<void>;

async function addFollow(services: Services, { userId }: Follow, insert: Insert): Promise<void> {
  const now = new Date();
  await countRequest(services, userId, now);
  await transact(services, async (transaction) => {
    // Locked against the deletion of the account, and against other requests of the same person.
    const user = await lockUser(transaction, userId);
    if (!user?.email_confirmed_at) throw new Failure('email_unconfirmed.follows');
    await addFollower(transaction, userId);
    await insert(transaction, now);
  });
}

async function requireBelowLimit(transaction: Database, userId: string): Promise<void> {
  if ((await countFollows(transaction, userId)) >= limits.follows)
    throw new Failure('conflict.follows', { values: { max: limits.follows } });
}

async function countRequest({ database }: Services, userId: string, now: Date): Promise<void> {
  const exhaustedWindow = await countEvent(database, `follows: ${userId}`, { max: maxRequests, window, now });
  if (!exhaustedWindow) return;
  const retryAfter = secondsUntilWindowEnds(exhaustedWindow, { window, now });
  throw new Failure('too_many_requests.minutes', { values: { minutes: Math.ceil(retryAfter / 60) }, retryAfter });
}

/**
 * Ends all follows of the person that an unsubscribe code identifies. A repeated request changes nothing.
 * @throws Failure `link_invalid` for a code that is forged or expired.
 */
export async function unsubscribe(services: Services, code: string): Promise<void> {
  const userId = verifyUnsubscribeCode(services.tokenSecret, code, new Date());
  if (userId === undefined) throw new Failure('link_invalid.unsubscribe');
  await transact(services, async (transaction) => {
    await lockUser(transaction, userId);
    await deleteFollower(transaction, userId);
  });
}
