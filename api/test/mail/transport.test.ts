import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnvironment } from '../../src/config/environment.ts';
import { createMailSender } from '../../src/mail/transport.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'kindcrate-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

const send = createMailSender(readEnvironment({ DATA_FOLDER: folder }));
const mail = {
  id: 'a1b2',
  to: { name: 'Zoë, "the" <giver>', address: 'zoe@example.com' },
  html: '<p>Hello</p>',
  subject: 'Your donation is with us',
  text: 'Hello Zoë,\n\n.\nthank you.\n',
  date: new Date('2026-11-20T10:00:00.000Z'),
};

test('without a mail server, an email is written to a file once, even when it is sent twice', async () => {
  await send(mail);
  const first = readFileSync(join(folder, 'mail/a1b2.eml'), 'utf8');
  await send(mail);
  expect(readdirSync(join(folder, 'mail'))).toEqual(['a1b2.eml']);
  expect(readFileSync(join(folder, 'mail/a1b2.eml'), 'utf8')).toBe(first);
  expect(first).toMatch(/^From: Kindcrate <desk@localhost>\r\n/m);
  expect(first).toMatch(/^To: .*<zoe@example\.com>\r\n/m);
  expect(first).toMatch(/^Message-ID: <a1b2@localhost>\r\n/m);
  expect(first).toMatch(/^Date: Fri, 20 Nov 2026 10:00:00 \+0000\r\n/m);
  expect(first.split('\r\n\r\n').length).toBeGreaterThan(1);
});

test('only an email that people can unsubscribe from has the headers for one-click unsubscribing', async () => {
  const oneClickUnsubscribe = `https://give.example/api/unsubscribe/${'x'.repeat(66)}`;
  await send({ ...mail, id: 'c3d4', oneClickUnsubscribe });
  const [ordinary, news] = ['a1b2', 'c3d4'].map((id) => readFileSync(join(folder, `mail/${id}.eml`), 'utf8'));
  const unfolded = (news ?? '').replace(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toContain(`\r\nList-Unsubscribe: <${oneClickUnsubscribe}>\r\n`);
  expect(unfolded).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(ordinary).not.toContain('List-Unsubscribe');
});

test('email files are readable only by their owner', () => {
  expect(statSync(join(folder, 'mail')).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'mail/a1b2.eml')).mode & 0o077).toBe(0);
});

test.each(['EHLO', 'MAIL', 'content'])(
  'sending an email times out when the mail server stops replying after %s',
  async (lastCommand) => {
    const smtp = await startSmtpServer();
    smtp.chooseReply = (command) => (command.startsWith(lastCommand) ? 'stay silent' : undefined);
    const sendWithTimeout = createMailSender(readEnvironment({ DATA_FOLDER: folder, SMTP_URL: smtp.url }), 500);
    await expect(sendWithTimeout(mail)).rejects.toThrow(/abort/);
  },
);
