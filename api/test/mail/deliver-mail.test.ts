import { beforeEach, describe, expect, test } from 'vitest';
import { deliverMail, type MailDelivery } from '../../src/mail/deliver-mail.ts';
import { createMailSender } from '../../src/mail/transport.ts';
import { createMailWriters } from '../../src/startup/mail-writers.ts';
import { setUpDesk } from '../support/desk.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, placeOrder, donor } = await setUpDesk(await openTestApp({ PUBLIC_URL: 'https://give.example.com' }));
const { database } = api.data;
let smtp: SmtpServer;
let warnings: { id: string; attempts: number }[];

beforeEach(async () => {
  smtp = await startSmtpServer();
  warnings = [];
  await database.deleteFrom('outbox').execute();
});

const start = Date.now();
const minute = 60 * 1000;

/** Runs the delivery once, as if the given number of minutes had passed. */
function deliver(minutes = 0, changes: Partial<MailDelivery> = {}): Promise<void> {
  const { environment } = api.services;
  const delivery: MailDelivery = {
    database,
    publicUrl: environment.PUBLIC_URL,
    writers: createMailWriters(api.services.tokenSecret),
    send: createMailSender({ ...environment, SMTP_URL: smtp.url, MAIL_FROM: 'The desk <desk@give.example.com>' }),
    warn: (_error, { id, attempts }) => warnings.push({ id, attempts }),
  };
  return deliverMail({ ...delivery, ...changes }, () => new Date(start + minutes * minute));
}

const listOutbox = () => database.selectFrom('outbox').selectAll().orderBy('created_at').execute();
const emailOf = async (token: string) => (await api.get('/api/profile', token)).body.data.email;

test('mail delivery sends each message to its donor once and marks it as sent', async () => {
  const id = await placeOrder('submitted', { itemsName: 'Two lamps' });
  await deliver(1);
  await deliver(2);
  const [message] = await listOutbox();
  expect(message).toMatchObject({ attempts: 1, sent_at: new Date(start + minute).toISOString(), failed_at: null });
  const email = await emailOf(donor);
  expect(smtp.emails).toMatchObject([{ from: 'desk@give.example.com', to: [email] }]);
  const content = smtp.emails[0]?.content ?? '';
  const number = `KC-${id.slice(0, 13).toUpperCase()}`;
  expect(content).toContain(`\r\nMessage-ID: <${message?.id}@give.example.com>\r\n`);
  expect(content).toMatch(/^From: The desk <desk@give\.example\.com>\r\n/m);
  expect(content).toMatch(new RegExp(`^Subject: We received your donation offer ${number}\\r\\n`, 'm'));
  expect(content).toMatch(/^Auto-Submitted: auto-generated\r\n/m);
  expect(content).toContain('Two lamps');
  expect(content).toContain('https://give.example.com/profile');
});

test('mail delivery sends one message for an order and one for each of its status changes', async () => {
  await placeOrder('received');
  await deliver(1);
  const unfolded = smtp.emails.map(({ content }) => content.replace(/\r\n[ \t]+/g, ' '));
  const subjects = unfolded.map((content) => /^Subject: (.*)$/m.exec(content)?.[1]);
  expect(subjects).toHaveLength(4);
  expect(new Set(subjects).size).toBe(4);
  expect((await listOutbox()).every(({ sent_at }) => sent_at !== null)).toBe(true);
});

describe('an unreachable mail server', () => {
  test('is tried only once per run, and gets all messages when it is back', async () => {
    await placeOrder('under review');
    await smtp.close();
    await deliver(0);
    expect(warnings).toHaveLength(1);
    expect((await listOutbox()).map(({ sent_at }) => sent_at)).toEqual([null, null]);
    smtp = await startSmtpServer(Number(new URL(smtp.url).port));
    // The first retry is due after one minute.
    await deliver(0.9);
    expect(smtp.emails).toHaveLength(1);
    await deliver(1.1);
    expect(smtp.emails).toHaveLength(2);
  });

  test('is tried again at growing intervals for more than a day before mail delivery gives up', async () => {
    await placeOrder();
    await smtp.close();
    const attemptHours: number[] = [];
    // Runs the delivery every three minutes.
    for (let hour = 0; hour <= 60; hour += 0.05) {
      const warningCountBefore = warnings.length;
      await deliver(hour * 60);
      if (warnings.length > warningCountBefore) attemptHours.push(hour);
    }
    const intervals = attemptHours.slice(1).map((hour, index) => hour - (attemptHours[index] ?? 0));
    expect(attemptHours).toHaveLength(13);
    expect(attemptHours.at(-1)).toBeGreaterThan(24);
    // The tolerance covers the three minutes between two runs.
    for (const [index, interval] of intervals.slice(1).entries())
      expect(interval).toBeGreaterThan((intervals[index] ?? 0) - 0.1);
    expect(await listOutbox()).toMatchObject([{ sent_at: null, failed_at: expect.any(String), attempts: 13 }]);
  });
});

test('a mail server that refuses one message gets the others, and gets the refused one again later', async () => {
  await placeOrder('under review');
  let refused = 0;
  smtp.chooseReply = (command) => (command.startsWith('RCPT') && refused++ === 0 ? '451 later' : undefined);
  await deliver(0);
  expect([smtp.emails.length, warnings.length]).toEqual([1, 1]);
  await deliver(2);
  expect([smtp.emails.length, warnings.length]).toEqual([2, 1]);
  await deliver(9);
  expect(smtp.emails).toHaveLength(2);
});

test('a message is sent again with the same Message-ID when the connection breaks before the reply', async () => {
  await placeOrder();
  smtp.chooseReply = (command) => (command === 'content' ? 'hang up' : undefined);
  await deliver(0);
  expect([smtp.emails.length, warnings.length]).toEqual([0, 1]);
  smtp.chooseReply = () => undefined;
  await deliver(2);
  await deliver(9);
  const [message] = await listOutbox();
  expect(smtp.emails).toHaveLength(1);
  expect(smtp.emails[0]?.content).toContain(`<${message?.id}@give.example.com>`);
});

test('five simultaneous workers send each message once', async () => {
  await placeOrder('completed');
  await Promise.all(Array.from({ length: 5 }, () => deliver(0)));
  expect(smtp.emails).toHaveLength(5);
  const ids = smtp.emails.map(({ content }) => /^Message-ID: (.*)$/m.exec(content)?.[1]);
  expect(new Set(ids).size).toBe(5);
});

test('a message leased to a worker that died is sent by another one after the lease expires', async () => {
  await placeOrder();
  await new Promise<void>((resolve) => {
    // The promise never settles, like that of a worker that died while it was sending.
    const die = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    void deliver(0, { send: die });
  });
  // A lease lasts five minutes.
  await deliver(4);
  expect(smtp.emails).toHaveLength(0);
  await deliver(6);
  expect(smtp.emails).toHaveLength(1);
});

test('a message about a deleted order is not retried, and does not delay the others', async () => {
  const payload = JSON.stringify({ orderId: 'deleted', status: 'submitted' });
  const message = { id: 'gone', kind: 'order status', payload, created_at: '', sent_at: null };
  await database.insertInto('outbox').values(message).execute();
  await placeOrder();
  await deliver(0);
  expect(smtp.emails).toHaveLength(1);
  expect(warnings).toMatchObject([{ id: 'gone' }]);
  expect((await listOutbox())[0]).toMatchObject({
    id: 'gone',
    attempts: 1,
    sent_at: null,
    failed_at: expect.any(String),
  });
});

test('a message whose email cannot be composed does not delay the others, and is retried', async () => {
  const message = { id: 'broken', kind: 'order status', payload: '{', created_at: '', sent_at: null };
  await database.insertInto('outbox').values(message).execute();
  await placeOrder();
  await deliver(0);
  expect(smtp.emails).toHaveLength(1);
  await deliver(2);
  expect((await listOutbox())[0]).toMatchObject({ id: 'broken', attempts: 2, sent_at: null, failed_at: null });
});

test('an abort signal stops mail delivery between two messages', async () => {
  await placeOrder('under review');
  const stop = new AbortController();
  await deliver(0, { send: async () => stop.abort(), stop: stop.signal });
  expect((await listOutbox()).filter(({ sent_at }) => sent_at !== null)).toHaveLength(1);
});

test('a message of an unknown kind stays in the outbox for a server that knows the kind', async () => {
  const message = { id: 'other', kind: 'something new', payload: '{}', created_at: '', sent_at: null };
  await database.insertInto('outbox').values(message).execute();
  await deliver(0);
  expect(await listOutbox()).toMatchObject([{ id: 'other', attempts: 0, sent_at: null }]);
});

test('threat 21: neither a username nor an item name can add a header or a recipient to an email', async () => {
  const injected = 'Robin\r\nBcc: everyone@example.com\r\n\r\nHello';
  const victim = await api.signUp('victim@example.com');
  const id = await placeOrder('submitted', {}, victim);
  await database.updateTable('users').set({ username: injected }).where('email', '=', 'victim@example.com').execute();
  await database
    .updateTable('orders')
    .set({ items_name: `${injected}\r\n.\r\nMAIL FROM:<a@b.c>` })
    .where('id', '=', id)
    .execute();
  await deliver(0);
  expect(smtp.emails).toHaveLength(1);
  const [{ to, content } = { to: [], content: '' }] = smtp.emails;
  expect(to).toEqual(['victim@example.com']);
  const [header = ''] = content.split('\r\n\r\n');
  expect(header).not.toMatch(/^Bcc:/im);
  expect(header.match(/^To:/gm)).toHaveLength(1);
});
