import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { createSecretCode, hashSecretCode } from '../secret-codes.ts';
import { mailTemplate } from '../texts/texts.ts';
import { findInvitation, setInvitationCode, workplaceOf } from './repository.ts';

export const invitationMessageKind = 'invitation';

/** Days for which an invitation can be accepted. */
export const invitationDays = 7;

export interface InvitationMessage {
  invitationId: string;
}

/**
 * Writes the email with the link. The code is created here, so that it is stored nowhere but in the email itself; when the
 * email is written again after a failure, only the latest link works. No email is sent for an
 * invitation that can no longer be accepted.
 */
export const writeInvitationMail: WriteMail = async (database, payload, publicUrl) => {
  const { invitationId }: InvitationMessage = JSON.parse(payload);
  const invitation = await findInvitation(database, invitationId, new Date());
  const code = createSecretCode();
  if (!invitation || !(await setInvitationCode(database, invitationId, hashSecretCode(code)))) return 'drop';
  const { email, invitedBy, role } = invitation;
  if (role === 'donor') throw new Error('nobody is invited to become a donor');
  const values = { invitedBy, link: new URL(`/invite#${code}`, publicUrl), days: invitationDays };
  const recipient = { username: email, email };
  return composeMail(mailTemplate(`invitation.${role}`), recipient, { ...values, workplace: workplaceOf(invitation) });
};
