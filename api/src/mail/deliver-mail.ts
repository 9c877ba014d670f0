import type { Database } from '../database/database.ts';
import type { MailWriters, SendMail } from './mail.ts';
import {
  type ClaimedMessage,
  claimMessage,
  markFailed,
  markSent,
  postponeMessage,
  removeMessage,
} from './outbox-repository.ts';

const minute = 60 * 1000;

/** Milliseconds for which a message is claimed: longer than any attempt to send it. */
const claimLifetime = 5 * minute;
/** Milliseconds after the first failure. Doubles after each further one. */
const firstRetryDelay = minute;
const maxRetryDelay = 12 * 60 * minute;
/** The last attempt is made more than a day after the first. */
const maxAttempts = 13;

export interface MailDelivery {
  database: Database;
  publicUrl: string;
  writers: MailWriters;
  send: SendMail;
  /** Is called with the reason when a message could not be sent. */
  warn: (error: unknown, message: Pick<ClaimedMessage, 'id' | 'kind' | 'attempts'>) => void;
  /** Aborting it stops the delivery before the next message. */
  signal?: AbortSignal;
}

/**
 * Sends the messages of the outbox that are due. Each is claimed before it is sent and marked afterwards, so it is sent
 * once, with one exception that no order of steps can avoid: when the process dies after the mail server has accepted
 * the email and before the mark, it is sent again after the claim expires, with the same Message-ID.
 * Stops early when a message fails for any other reason than a rejection of that message, such as an unreachable mail
 * server.
 */
export async function deliverMail(delivery: MailDelivery, now = () => new Date()): Promise<void> {
  const { database, writers, signal, warn } = delivery;
  while (!signal?.aborted) {
    const until = new Date(now().getTime() + claimLifetime);
    const message = await claimMessage(database, { kinds: Object.keys(writers), now: now(), until });
    if (!message) return;
    let isSent: boolean;
    try {
      isSent = await sendMessage(delivery, message);
    } catch (error) {
      const { id, kind, attempts } = message;
      // Without the payload, which may contain an address.
      warn(error, { id, kind, attempts });
      await retryOrGiveUp(database, message, now());
      if (!isMessageRejection(error)) return;
      continue;
    }
    if (isSent) await markSent(database, message.id, now());
    else await removeMessage(database, message.id);
  }
}

/** @returns false when the message must not be sent. */
async function sendMessage(
  { database, publicUrl, writers, send }: MailDelivery,
  message: ClaimedMessage,
): Promise<boolean> {
  const { id, kind, payload, createdAt } = message;
  const content = await writers[kind]?.(database, payload, publicUrl);
  // The subject is what the email is about, such as an order; not its subject line.
  if (!content) throw new Error('the subject of an outbox message no longer exists');
  if (content === 'drop') return false;
  await send({ id, date: new Date(createdAt), ...content });
  return true;
}

async function retryOrGiveUp(database: Database, { id, attempts }: ClaimedMessage, now: Date): Promise<void> {
  if (attempts >= maxAttempts) return markFailed(database, id, now);
  const delay = Math.min(maxRetryDelay, firstRetryDelay * 2 ** (attempts - 1));
  await postponeMessage(database, id, new Date(now.getTime() + delay));
}

/** The mail server refused this message, so the next one may still be accepted. */
function isMessageRejection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
