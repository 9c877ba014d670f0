import { addAuditEntry } from '../audit/repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { listClaims } from './claim-repository.ts';
import { createEmailLink } from './email-codes.ts';
import { actorAndSubject, CommandError, noAccountMessage } from './staff-command.ts';
import { findUserByEmail } from './user-repository.ts';

/**
 * Creates a reset link for a person who cannot receive our emails. The operator who runs the command has to give the link to
 * that person.
 * @returns the lines to print
 * @throws CommandError when no account has this email, or when several accounts claim it and none has confirmed it.
 */
export async function createResetLink(
  { database }: Pick<Services, 'database'>,
  publicUrl: string,
  email: string,
): Promise<string> {
  const owner = await findUserByEmail(database, email);
  const [user, ...others] = owner ? [owner] : await listClaims(database, email);
  if (!user) throw new CommandError(noAccountMessage(email));
  if (others.length) {
    throw new CommandError(`Several accounts claim ${email}, and none has confirmed it. Nothing was changed.`);
  }
  const link = await database.transaction().execute(async (transaction) => {
    const detail = auditDetail('resetLinkCreated');
    const now = new Date();
    await addAuditEntry(transaction, { ...actorAndSubject(user), action: 'changed', detail }, now);
    await addSecurityEvent(transaction, { kind: 'password link created', accountId: user.id }, now);
    return createEmailLink(transaction, publicUrl, { userId: user.id, purpose: 'reset', email: user.email });
  });
  return `Give this link to ${user.username} (${user.email}). It works once, for 30 minutes, and sets a new password:\n${link}`;
}
