import { deliverMail } from '../../src/mail/deliver-mail.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { createMailWriters } from '../../src/startup/mail-writers.ts';
import type { TestApp } from './test-app.ts';

export const publicUrl = 'https://give.example.com';

/** Delivers the outbox, and returns the emails that were sent. */
export async function deliverEmails({ data: { database }, services }: TestApp): Promise<Mail[]> {
  const emails: Mail[] = [];
  const send = async (mail: Mail) => void emails.push(mail);
  const warn = (error: unknown) => {
    throw error;
  };
  await deliverMail({ database, publicUrl, writers: createMailWriters(services.tokenSecret), send, warn });
  return emails;
}

/** The email code in the link of an email; empty if the email contains none. */
export function codeIn(mail: Mail | undefined): string {
  const [, code = ''] = /\/(?:reset|confirm)#([\w-]+)\n/.exec(mail?.text ?? '') ?? [];
  return code;
}

/** Delivers the outbox, and returns the email code from the only email that contains one. */
export async function deliverCode(api: TestApp): Promise<string> {
  const codes = (await deliverEmails(api)).map(codeIn).filter(Boolean);
  if (codes.length !== 1) throw new Error(`expected one email with an email code, found ${codes.length}`);
  return codes[0] ?? '';
}
