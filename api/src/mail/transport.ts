import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Environment } from '../config/environment.ts';
import type { Mail, SendMail } from './mail.ts';

/**
 * The way that e-mails go: to a mail server, or, when none is set, into the folder `mail` of the data.
 * @param mostTime milliseconds for all that is said with a mail server about one e-mail; far less than a message stays claimed
 */
export function openMailRoute({ SMTP_URL, MAIL_FROM, DATA_FOLDER }: Environment, mostTime = 30_000): SendMail {
  return SMTP_URL ? sendBySmtp(SMTP_URL, MAIL_FROM, mostTime) : writeToFolder(join(DATA_FOLDER, 'mail'), MAIL_FROM);
}

function sendBySmtp(url: string, from: string, mostTime: number): SendMail {
  const transport = createTransport({ url, connectionTimeout: mostTime, greetingTimeout: mostTime });
  return async (mail) => {
    await transport.sendMail({ ...compose(mail, from), signal: AbortSignal.timeout(mostTime) });
  };
}

/** One file for each, named by its message, so that a second time makes no second file. */
function writeToFolder(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(compose(mail, from));
    const path = join(folder, `${mail.id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${path}.new`, message, { flush: true, mode: 0o600 });
    await rename(`${path}.new`, path);
  };
}

/** No file and no address that a text might name is ever read. */
function compose({ id, to, subject, text, date }: Mail, from: string): SendMailOptions {
  const host = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const headers = { 'auto-submitted': 'auto-generated' };
  const safety = { disableFileAccess: true, disableUrlAccess: true };
  return { from, to, subject, text, date, messageId: `<${id}@${host}>`, headers, ...safety };
}
