import type { FastifyInstance } from 'fastify';
import { deliverMail, type MailDelivery } from '../mail/deliver-mail.ts';
import type { MailWriters } from '../mail/mail.ts';
import { createMailSender } from '../mail/transport.ts';
import type { Services } from '../services.ts';

/** Milliseconds between checks of the outbox, for messages from other processes and for retries. */
const interval = 10_000;
/** Milliseconds from when this server begins to close until the email being sent is aborted, because the mail server may hang. */
const cancelDelay = 4_000;

type FailedMessage = Parameters<MailDelivery['warn']>[1];

/** Delivers the outbox on every wake-up and regularly, until the server closes. What remains is sent after the next start. */
export function startMailDelivery(
  app: FastifyInstance,
  { database, environment, mailWakeUp }: Services,
  writers: MailWriters,
): void {
  const stop = new AbortController();
  const cancel = new AbortController();
  const delivery: MailDelivery = {
    database,
    publicUrl: environment.PUBLIC_URL,
    writers,
    send: createMailSender(environment),
    // The payload stays out of the log, because it may contain what a person wrote.
    warn: (error: unknown, { id, kind, attempts }: FailedMessage) =>
      app.log.warn({ ...describeProblem(error), message: { id, kind, attempts } }, 'could not send an email'),
    stop: stop.signal,
    cancel: cancel.signal,
  };
  let isRunRequested = false;
  let running: Promise<void> | undefined;

  async function deliver(): Promise<void> {
    while (isRunRequested) {
      isRunRequested = false;
      await deliverMail(delivery).catch((error) => app.log.warn({ err: error }, 'could not read or update the outbox'));
    }
    running = undefined;
  }

  function requestRun(): void {
    isRunRequested = true;
    running ??= deliver();
  }

  const stopListening = mailWakeUp.onWake(requestRun);
  const timer = setInterval(requestRun, interval).unref();
  app.addHook('onListen', async () => requestRun());
  // In `preClose`, so that `cancelDelay` runs while requests are still being finished. A mail server that hangs then delays the
  // shutdown no longer than a slow client can.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stopListening();
    stop.abort();
    setTimeout(() => cancel.abort(), cancelDelay).unref();
  });
  app.addHook('onClose', async () => running);
}

/** Leaves out the mail server's reply, because it quotes the recipient's address, which must not reach the log. */
function describeProblem(error: unknown): object {
  if (!(error instanceof Error) || !('responseCode' in error)) return { err: error };
  const { code, command } = error as { code?: string; command?: string };
  return { code, command, responseCode: error.responseCode };
}
