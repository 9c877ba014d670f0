import { Failure } from '../failure.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { endOtherSessions, findOpenSession } from './session-repository.ts';
import { updatePasswordHash } from './user-repository.ts';

/**
 * Changes a password and ends all of the account's sessions except the one that requested the change.
 * @throws Failure `unauthorized`, with nothing changed, when that session has ended in the meantime.
 */
export async function changePassword(
  { database, passwords }: Services,
  { userId, sessionId }: { userId: string; sessionId: string },
  password: string,
): Promise<void> {
  const hash = await passwords.hash(password);
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    await updatePasswordHash(transaction, userId, hash);
    // Checked after the update, which locks the user's row: of two concurrent changes, the second sees that the first has
    // ended its session.
    if (!(await findOpenSession(transaction, sessionId, userId, now))) throw new Failure('unauthorized.session_ended');
    await endOtherSessions(transaction, userId, sessionId, now);
    await addSecurityEvent(transaction, { kind: 'password changed', accountId: userId }, now);
  });
}
