import { deliverEmails } from './emails.ts';
import { password, type TestApp, type TestReply } from './test-app.ts';

export interface InvitationBody {
  email: string;
  role: string;
  brand?: string;
  organization?: string;
}

/**
 * Invites an email address.
 * @param staff the token of a member of staff
 * @returns the reply, the delivered email, the code in its link, and the id of the invitation
 */
export async function inviteByEmail(api: TestApp, staff: string, body: InvitationBody) {
  const reply = await api.send('POST', '/api/staff/invitations', body, staff);
  const mail = (await deliverEmails(api)).findLast(({ to }) => to.address === body.email);
  const [, code = ''] = /\/invite#([\w-]{22})\n/.exec(mail?.text ?? '') ?? [];
  return { reply, mail, code, id: reply.body.data?._id as string };
}

/** Registers an account with the code of an invitation. */
export function registerInvited(api: TestApp, code: string, changes: object = {}): Promise<TestReply> {
  const body = { code, username: 'amal', phone: '01234567890', password, confirmPassword: password, ...changes };
  return api.send('POST', '/api/invitation/register', body);
}
