import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Environment } from '../config/environment.ts';
import { writeCalendarFile } from './calendar-file.ts';
import type { Mail, SendMail } from './mail.ts';
import { mailFolder } from './mail-folder.ts';

/** Loaded with the first email, because the library takes memory that an idle server can do without. */
const loadLibrary = () => import('nodemailer');

/**
 * Creates the function that sends emails through the mail server of SMTP_URL or, without one, writes them to the folder `mail` in
 * the data folder.
 * @param timeout milliseconds to send one email; must be far shorter than `leaseTime` in `deliver-mail.ts`
 */
export function createMailSender({ SMTP_URL, MAIL_FROM, DATA_FOLDER }: Environment, timeout = 30_000): SendMail {
  return SMTP_URL
    ? createSmtpSender(SMTP_URL, MAIL_FROM, timeout)
    : createFolderSender(mailFolder(DATA_FOLDER), MAIL_FROM);
}

function createSmtpSender(url: string, from: string, timeout: number): SendMail {
  return async (mail, cancel) => {
    const { createTransport } = await loadLibrary();
    const transport = createTransport({ url, connectionTimeout: timeout, greetingTimeout: timeout });
    const signals = [AbortSignal.timeout(timeout), ...(cancel ? [cancel] : [])];
    await transport.sendMail({ ...(await compose(mail, from)), signal: AbortSignal.any(signals) });
  };
}

/**
 * Connects to a mail server and logs in, without sending an email.
 * @param timeout milliseconds for each step
 * @returns undefined when it works, otherwise the code of the error. The error's message is left out, because it may contain a
 * reply of the server that quotes the username.
 */
export async function verifyMailServer(url: string, timeout: number): Promise<string | undefined> {
  const { createTransport } = await loadLibrary();
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  return createTransport({ url, ...timeouts })
    .verify()
    .then(
      () => undefined,
      ({ code, name }: NodeJS.ErrnoException) => code ?? name,
    );
}

/** Creates a sender that writes one file per email, named after the outbox message, so that a second delivery replaces the file. */
function createFolderSender(folder: string, from: string): SendMail {
  return async (mail) => {
    const { createTransport } = await loadLibrary();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(await compose(mail, from));
    const path = join(folder, `${mail.id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${path}.new`, message, { flush: true, mode: 0o600 });
    await rename(`${path}.new`, path);
  };
}

/** Composes an email. Nodemailer must not read a file or fetch a URL, even if the text of the email contains a path or an address. */
async function compose(mail: Mail, from: string): Promise<SendMailOptions> {
  const { id, to, subject, text, html, date, oneClickUnsubscribe } = mail;
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const headers = {
    'auto-submitted': 'auto-generated',
    ...(oneClickUnsubscribe && {
      'list-unsubscribe': `<${oneClickUnsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  };
  const safety = { disableFileAccess: true, disableUrlAccess: true };
  const parts = { text, html, baseBoundary: id, ...(await composeCalendar(mail, from)) };
  return { from, to, subject, ...parts, date, messageId: `<${id}@${domain}>`, headers, ...safety };
}

/** Email clients read this part as a calendar entry, which they add, move or remove automatically. */
async function composeCalendar(
  { calendar, to, date }: Mail,
  from: string,
): Promise<Pick<SendMailOptions, 'icalEvent'>> {
  if (!calendar) return {};
  const [, name = '', address = from] = /^(.*?)\s*<(.*)>$/.exec(from) ?? [];
  const organizer = { name: name || address, email: address };
  const attendee = { name: to.name || to.address, email: to.address };
  const content = await writeCalendarFile(calendar, { organizer, attendee, at: date });
  return { icalEvent: { method: calendar.method, filename: 'handover.ics', content } };
}
