import { setImmediate } from 'node:timers/promises';
import { addMessage } from '../mail/outbox-repository.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { type FollowMessage, followMessageKind } from './mail.ts';
import { findChanges, findNews, type News } from './news.ts';
import {
  type FollowRows,
  listDueFollowers,
  lockDueFollower,
  type NeedsNow,
  readFollowRows,
  readNeedsNow,
  recordMail,
  updateKnownNeed,
} from './news-repository.ts';
import { createUnsubscribeCode } from './unsubscribe-code.ts';

/** People whose follows are read at a time, which takes a few milliseconds. */
const batchSize = 200;

/**
 * Adds an email to the outbox for each follower for whom there is news: at most one per day (UTC), and none before
 * `FOLLOW_MAILS_HOUR`. The transaction that adds an email also records what it reports, so that even after a crash, either
 * both are stored or neither is, and only one of several servers adds the email.
 * @param signal aborting it stops after the current person; the next run continues
 */
export async function reportNews(services: Services, now = new Date(), signal?: AbortSignal): Promise<void> {
  if (now.getUTCHours() < services.environment.FOLLOW_MAILS_HOUR) return;
  const { database } = services;
  const today = now.toISOString().slice(0, 10);
  const needsNow = await readNeedsNow(database, now);
  for (let after: string | undefined = ''; after !== undefined && !signal?.aborted; ) {
    const ids: string[] = await listDueFollowers(database, { today, after, limit: batchSize });
    const follows = ids.length ? await readFollowRows(database, ids) : new Map<string, FollowRows>();
    for (const [userId, rows] of follows) {
      if (signal?.aborted) return;
      if (hasChanged(rows, needsNow)) await reportTo(services, { userId, today, now, needsNow });
    }
    after = ids.at(-1);
    // The embedded database blocks the event loop. Without this pause, other requests would wait for the whole run.
    await setImmediate();
  }
}

const isEmpty = ({ wanted, followed }: News) => !wanted.length && !followed.length;

function hasChanged(rows: FollowRows, needsNow: NeedsNow): boolean {
  return findChanges(rows.needs, needsNow).length > 0 || !isEmpty(findNews(rows, needsNow));
}

interface Report {
  userId: string;
  today: string;
  now: Date;
  needsNow: NeedsNow;
}

async function reportTo(services: Services, { userId, today, now, needsNow }: Report): Promise<void> {
  await transact(services, async (transaction, effects) => {
    if (!(await lockDueFollower(transaction, userId, today))) return;
    // Read again under the lock: the person may have changed what they follow.
    const rows = (await readFollowRows(transaction, [userId])).get(userId);
    if (!rows) return;
    for (const change of findChanges(rows.needs, needsNow)) await updateKnownNeed(transaction, userId, change);
    const news = findNews(rows, needsNow);
    if (isEmpty(news)) return;
    await recordMail(transaction, { userId, today, until: needsNow.until });
    const unsubscribeCode = createUnsubscribeCode(services.tokenSecret, userId, now);
    const message: FollowMessage = { userId, unsubscribeCode, ...news };
    await addMessage(transaction, followMessageKind, message, now.toISOString());
    effects.wakeMail();
  });
}
