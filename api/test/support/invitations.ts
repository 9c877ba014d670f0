import { deliverMail } from '../../src/mail/deliver-mail.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { mailWriters } from '../../src/startup/mail-writers.ts';
import type { TestApp, TestReply } from './test-app.ts';

/** Delivers all mail that is due, and returns it. */
export async function deliverAll({ data: { database } }: TestApp): Promise<Mail[]> {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  const warn = (error: unknown) => {
    throw error;
  };
  await deliverMail({ database, publicUrl: 'https://give.example.com', writers: mailWriters, send, warn });
  return mails;
}

export interface InvitationBody {
  email: string;
  role: string;
  brand?: string;
  organization?: string;
}

/** Invites an email address, and returns the code in the link of the email. */
export async function inviteByMail(api: TestApp, staff: string, body: InvitationBody) {
  const reply = await api.send('POST', '/api/staff/invitations', body, staff);
  const mail = (await deliverAll(api)).findLast(({ to }) => to.address === body.email);
  const [, code = ''] = /\/invite#([\w-]{22})\n/.exec(mail?.text ?? '') ?? [];
  return { reply, mail, code, id: reply.body.data?._id as string };
}

export function registerInvited(api: TestApp, code: string, changes: object = {}): Promise<TestReply> {
  const password = 'correct horse';
  const body = { code, username: 'amal', phone: '01234567890', password, confirmPassword: password, ...changes };
  return api.send('POST', '/api/invitation/register', body);
}
