import { remainingPieces } from '@kindcrate/contract/need-progress';
import type { Need } from '@kindcrate/contract/needs';
import { findUser } from '../accounts/user-repository.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { listNeeds } from '../needs/repository.ts';
import { mailPart, mailTemplate } from '../texts/texts.ts';
import type { NeedNews, News } from './news.ts';
import { listFollows } from './repository.ts';

/** The kind of the outbox message with news about what someone follows. */
export const followMessageKind = 'news of follows';

export interface FollowMessage extends News {
  userId: string;
  /** This code can only end these emails, so the outbox may contain it. */
  unsubscribeCode: string;
}

/** The maximum number of lines below each heading of the email. */
const maxLines = 20;

/**
 * Writes the email with news about what someone follows. It is dropped when the person may no longer get it, or no
 * longer follows anything in it.
 */
export const writeFollowMail: WriteMail = async (database, payload, publicUrl) => {
  const { userId, unsubscribeCode, ...news }: FollowMessage = JSON.parse(payload);
  const user = await findUser(database, userId);
  if (!user?.email_confirmed_at || user.blocked_at || user.deleted_at) return 'drop';
  const follows = await listFollows(database, userId);
  const organizations = new Set(follows.organizations.map(({ _id }) => _id));
  const followed = new Set(follows.needs.map(({ _id }) => _id));
  const ids = [...new Set([...news.wanted, ...news.followed.map(({ id }) => id)])];
  const needs = await listNeeds(database, new Date(), { ids });
  const isNewlyWanted = (need: Need) => news.wanted.includes(need._id) && organizations.has(need.organization._id);
  const withNews = (kind: NeedNews) =>
    needs.filter(
      ({ _id }) => followed.has(_id) && news.followed.some((entry) => entry.id === _id && entry.news === kind),
    );
  const lists = {
    wanted: toLines(needs.filter(isNewlyWanted)),
    urgent: toLines(withNews('urgent')),
    nearlyMet: toLines(withNews('nearly met')),
    met: toLines(withNews('met')),
  };
  if (Object.values(lists).every((lines) => lines === undefined)) return 'drop';
  const links = {
    give: new URL('/donation', publicUrl),
    profile: new URL('/profile', publicUrl),
    stop: new URL(`/unsubscribe#${unsubscribeCode}`, publicUrl),
  };
  const mail = composeMail(mailTemplate('follows.news'), user, { ...lists, ...links });
  return { ...mail, oneClickUnsubscribe: new URL(`/api/unsubscribe/${unsubscribeCode}`, publicUrl).href };
};

/** One line for each need; undefined when there is none. */
function toLines(needs: readonly Need[]): string | undefined {
  if (!needs.length) return undefined;
  const lines = needs.slice(0, maxLines).map(toLine);
  const more = needs.length - lines.length;
  return [...lines, ...(more ? [mailPart('follows.more', { count: more })] : [])].join('\n');
}

function toLine(need: Need): string {
  const values = { organization: need.organization.title, words: need.words };
  const pieces = remainingPieces(need);
  return pieces ? mailPart('follows.pieces', { ...values, pieces }) : mailPart('follows.need', values);
}
