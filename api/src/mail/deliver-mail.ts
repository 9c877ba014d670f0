import type { Database } from '../database/database.ts';
import type { MailWriters, SendMail } from './mail.ts';
import {
  type LeasedMessage,
  leaseMessage,
  markFailed,
  markSent,
  postponeMessage,
  removeMessage,
} from './outbox-repository.ts';

const minute = 60 * 1000;

/** Milliseconds for which a message is leased: longer than any attempt to send it. */
const leaseTime = 5 * minute;
/** Milliseconds from the first failure until the retry. Doubles after each later failure. */
const firstRetryDelay = minute;
const maxRetryDelay = 12 * 60 * minute;
/** The last attempt is made more than a day after the first. */
const maxAttempts = 13;

export interface MailDelivery {
  database: Database;
  publicUrl: string;
  writers: MailWriters;
  send: SendMail;
  /** Reports a message that could not be sent. */
  warn: (error: unknown, message: Pick<LeasedMessage, 'id' | 'kind' | 'attempts'>) => void;
  /** Aborting it stops the delivery before the next message. */
  stop?: AbortSignal;
  /** Aborting it interrupts the message that is being sent, which is then due again immediately, and stops the delivery. */
  cancel?: AbortSignal;
}

/** The email could not be written. That is not the mail server's fault, so the delivery continues with the next message. */
class UnwritableError extends Error {}

/** What the email is about, such as an order, was deleted, so a retry would fail too. */
class TopicGoneError extends UnwritableError {}

/**
 * Sends the messages of the outbox that are due. Each is leased before it is sent and marked as sent afterward, so it is
 * normally sent once. If the process dies after the mail server has accepted a message and before it is marked, the message is
 * sent again after its lease expires, with the same Message-ID; no other order of these steps could avoid that.
 * Stops early when the mail server is at fault, for instance when it cannot be reached; a message that cannot be written,
 * or that the mail server rejects, does not delay the others.
 */
export async function deliverMail(delivery: MailDelivery, now = () => new Date()): Promise<void> {
  const { database, writers, stop, cancel, warn } = delivery;
  while (!stop?.aborted) {
    const until = new Date(now().getTime() + leaseTime);
    const message = await leaseMessage(database, { kinds: Object.keys(writers), now: now(), until });
    if (!message) return;
    let isSent: boolean;
    try {
      isSent = await sendMessage(delivery, message);
    } catch (error) {
      const { id, kind, attempts } = message;
      // The payload is left out, because it may contain an address.
      warn(error, { id, kind, attempts });
      if (error instanceof TopicGoneError) await markFailed(database, message.id, now());
      else if (cancel?.aborted) await postponeMessage(database, message.id, now());
      else await retryOrGiveUp(database, message, now());
      if (!(error instanceof UnwritableError) && !isMessageRejection(error)) return;
      continue;
    }
    if (isSent) await markSent(database, message.id, now());
    else await removeMessage(database, message.id);
  }
}

/** @returns false when the message must not be sent. */
async function sendMessage(delivery: MailDelivery, message: LeasedMessage): Promise<boolean> {
  const content = await writeMessage(delivery, message);
  if (content === 'drop') return false;
  await delivery.send({ id: message.id, date: new Date(message.createdAt), ...content }, delivery.cancel);
  return true;
}

async function writeMessage({ database, publicUrl, writers }: MailDelivery, { kind, payload }: LeasedMessage) {
  const content = await writers[kind]?.(database, payload, publicUrl).catch((error) => {
    throw new UnwritableError('the email could not be written', { cause: error });
  });
  if (!content) throw new TopicGoneError('what the email was about, such as an order, no longer exists');
  return content;
}

async function retryOrGiveUp(database: Database, { id, attempts }: LeasedMessage, now: Date): Promise<void> {
  if (attempts >= maxAttempts) return markFailed(database, id, now);
  const delay = Math.min(maxRetryDelay, firstRetryDelay * 2 ** (attempts - 1));
  await postponeMessage(database, id, new Date(now.getTime() + delay));
}

/** The mail server refused this message, so the next one may still be accepted. */
function isMessageRejection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
