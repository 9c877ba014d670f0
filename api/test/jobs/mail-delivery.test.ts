import { expect, test } from 'vitest';
import { confirmationMessageKind } from '../../src/accounts/mail.ts';
import { buildApp } from '../../src/app.ts';
import { startMailDelivery } from '../../src/jobs/mail-delivery.ts';
import { createMailWriters } from '../../src/startup/mail-writers.ts';
import { donate } from '../support/donations.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { openTestApp } from '../support/test-app.ts';

async function openWithDelivery(smtp: SmtpServer) {
  const api = await openTestApp({ SMTP_URL: smtp.url });
  // Leaves out the writer of confirmation emails, because `api.signUp` removes those emails from the outbox itself.
  const { [confirmationMessageKind]: _, ...writers } = createMailWriters(api.services.tokenSecret);
  startMailDelivery(api.app, api.services, writers);
  return { api, token: await api.signUp() };
}

test('mail delivery sends each email as soon as it is in the outbox, and stops when the server closes', async () => {
  const smtp = await startSmtpServer();
  const { api, token } = await openWithDelivery(smtp);
  for (const count of [1, 2, 3]) {
    await donate(api, token);
    await smtp.waitForEmails(count);
  }
  await api.app.close();
  const unsent = await api.data.database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  expect(unsent).toEqual([]);
  const { connections } = smtp;
  api.services.mailWakeUp.wake();
  expect(smtp.connections).toBe(connections);
});

test('when the server starts, mail delivery sends the emails that an earlier run left in the outbox', async () => {
  const smtp = await startSmtpServer();
  const earlier = await openTestApp({ SMTP_URL: smtp.url });
  await donate(earlier, await earlier.signUp());
  const app = await buildApp(earlier.services);
  startMailDelivery(app, earlier.services, createMailWriters(earlier.services.tokenSecret));
  expect(smtp.connections).toBe(0);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await smtp.waitForEmails(1)).toHaveLength(1);
  await app.close();
});

test('mail delivery finishes the current email when the server closes', async () => {
  const smtp = await startSmtpServer();
  const { api, token } = await openWithDelivery(smtp);
  let closed: Promise<unknown> | undefined;
  smtp.chooseReply = (command) => {
    if (command === 'DATA') closed ??= api.app.close();
    return undefined;
  };
  await donate(api, token);
  await smtp.waitForEmails(1);
  await closed;
  const [message] = await api.data.database.selectFrom('outbox').select('sent_at').execute();
  expect(message?.sent_at).toMatch(/^20/);
});
