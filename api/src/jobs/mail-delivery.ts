import type { FastifyInstance } from 'fastify';
import { deliverMail } from '../mail/deliver-mail.ts';
import type { MailWriters } from '../mail/mail.ts';
import { createMailSender } from '../mail/transport.ts';
import type { Services } from '../services.ts';

/** Milliseconds between checks of the outbox, for messages of other processes and for retries. */
const interval = 10_000;

/** Delivers the outbox on every wake-up, until the server closes. Messages that are left are sent after the next start. */
export function startMailDelivery(
  app: FastifyInstance,
  { database, environment, mailWakeUp }: Services,
  writers: MailWriters,
): void {
  const stop = new AbortController();
  const delivery = {
    database,
    publicUrl: environment.PUBLIC_URL,
    writers,
    send: createMailSender(environment),
    warn: (error: unknown, message: object) =>
      app.log.warn({ ...describeProblem(error), message }, 'could not send an email'),
    signal: stop.signal,
  };
  let isRunRequested = false;
  let running: Promise<void> | undefined;

  async function deliver(): Promise<void> {
    while (isRunRequested) {
      isRunRequested = false;
      await deliverMail(delivery).catch((error) => app.log.warn({ err: error }, 'could not read the outbox'));
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
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopListening();
    stop.abort();
    await running;
  });
}

/** Leaves out the mail server's answer, which quotes the recipient's address: that must not reach the log. */
function describeProblem(error: unknown): object {
  if (!(error instanceof Error) || !('responseCode' in error)) return { err: error };
  const { code, command } = error as { code?: string; command?: string };
  return { code, command, responseCode: error.responseCode };
}
