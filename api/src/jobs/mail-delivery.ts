import type { FastifyInstance } from 'fastify';
import { deliverMail } from '../mail/deliver-mail.ts';
import { openMailRoute } from '../mail/transport.ts';
import type { MailWriters } from '../mail/write-mail.ts';
import type { Services } from '../services.ts';

/** Milliseconds between two looks into the outbox: for what another process put there, and for what is to be tried again. */
const pause = 10_000;

/** Sends what is put into the outbox, at once, until the server ends. What is left then goes at the next start. */
export function deliverMailRegularly(
  app: FastifyInstance,
  { database, environment, mailBell }: Services,
  writers: MailWriters,
): void {
  const stop = new AbortController();
  const post = {
    database,
    publicUrl: environment.PUBLIC_URL,
    writers,
    send: openMailRoute(environment),
    warn: (error: unknown, message: object) =>
      app.log.warn({ ...describeProblem(error), message }, 'an e-mail could not be sent'),
    signal: stop.signal,
  };
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function deliver(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await deliverMail(post).catch((error) => app.log.warn({ err: error }, 'the outbox could not be read'));
    }
    running = undefined;
  }

  function ask(): void {
    isAsked = true;
    running ??= deliver();
  }

  const stopListening = mailBell.listen(ask);
  const timer = setInterval(ask, pause).unref();
  app.addHook('onListen', async () => ask());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopListening();
    stop.abort();
    await running;
  });
}

/** The words of a mail server name the person it is for; a log names nobody. */
function describeProblem(error: unknown): object {
  if (!(error instanceof Error) || !('responseCode' in error)) return { err: error };
  const { code, command } = error as { code?: string; command?: string };
  return { code, command, responseCode: error.responseCode };
}
