import { Failure } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { deleteEmailCodes } from './email-code-repository.ts';
import { type PasswordChangedMessage, passwordChangedMessageKind } from './mail.ts';
import { endOtherSessions, findOpenSession } from './session-repository.ts';
import { updatePasswordHash } from './user-repository.ts';

/**
 * Changes a password, ends all of the account's sessions except the one that requested the change, and notifies the owner.
 * Links that were emailed earlier stop working.
 * @throws Failure `unauthorized`, with nothing changed, when the requesting session has ended in the meantime.
 */
export async function changePassword(
  services: Services,
  { userId, sessionId }: { userId: string; sessionId: string },
  password: string,
): Promise<void> {
  const hash = await services.passwords.hash(password);
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    await updatePasswordHash(transaction, userId, hash);
    // Checked after the update, which locks the user's row: of two concurrent changes, the second sees that the first has
    // ended its session.
    if (!(await findOpenSession(transaction, sessionId, userId, now))) throw new Failure('unauthorized.session_ended');
    await endOtherSessions(transaction, userId, sessionId, now);
    await deleteEmailCodes(transaction, userId);
    const message: PasswordChangedMessage = { userId };
    await addMessage(transaction, passwordChangedMessageKind, message, now.toISOString());
    effects.wakeMail();
    await addSecurityEvent(transaction, { kind: 'password changed', accountId: userId }, now);
  });
}
