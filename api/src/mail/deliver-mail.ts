import type { Database } from '../database/open-database.ts';
import type { SendMail } from './mail.ts';
import { type ClaimedMessage, claimMessage, giveUpMessage, markSent, postponeMessage } from './outbox-repository.ts';
import { type MailWriters, writeMail } from './write-mail.ts';

const minute = 60 * 1000;

/** Milliseconds that a message is claimed for: longer than any attempt can take. */
const claimTime = 5 * minute;
/** Milliseconds after the first failure; twice as long after each further one. */
const firstPause = minute;
const longestPause = 12 * 60 * minute;
/** Then a message is given up, after more than a day. */
const mostAttempts = 13;

export interface Post {
  database: Database;
  publicUrl: string;
  writers: MailWriters;
  send: SendMail;
  /** Told why a message could not be sent. */
  warn: (error: unknown, message: Pick<ClaimedMessage, 'id' | 'attempts'>) => void;
  /** Ends the round between two messages. */
  signal?: AbortSignal;
}

/**
 * Sends what lies in the outbox and is due. A message is claimed before it is sent and marked afterwards. So nobody sends
 * it twice, but for one case that no order of steps can rule out: when the process dies between the mail server's yes and
 * the mark, the message goes again when its claim is over, with the same Message-ID, by which mail programs know it.
 * A round ends early when the mail server cannot be reached at all.
 */
export async function deliverMail(post: Post, now = () => new Date()): Promise<void> {
  while (!post.signal?.aborted) {
    const until = new Date(now().getTime() + claimTime);
    const message = await claimMessage(post.database, { kinds: Object.keys(post.writers), now: now(), until });
    if (!message) return;
    try {
      await tell(post, message);
    } catch (error) {
      post.warn(error, message);
      await putOff(post.database, message, now());
      if (!isAnswer(error)) return;
      continue;
    }
    await markSent(post.database, message.id, now());
  }
}

async function tell({ database, writers, publicUrl, send }: Post, message: ClaimedMessage): Promise<void> {
  const content = await writeMail(writers, database, message, publicUrl);
  await send({ id: message.id, date: new Date(message.createdAt), ...content });
}

async function putOff(database: Database, { id, attempts }: ClaimedMessage, now: Date): Promise<void> {
  if (attempts >= mostAttempts) return giveUpMessage(database, id, now);
  const pause = Math.min(longestPause, firstPause * 2 ** (attempts - 1));
  await postponeMessage(database, id, new Date(now.getTime() + pause));
}

/** Whether a mail server said no to this message, so that the next one may fare better. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
