import { Failure } from '../failure.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { endOtherSessions, findOpenSession } from './session-repository.ts';
import { updatePasswordHash } from './user-repository.ts';

/**
 * Changes a password and ends all of the account's sessions except the one that asked for it.
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
    // Read after the write, which locks the row: the second of two changes sees the sessions that the first ended.
    if (!(await findOpenSession(transaction, sessionId, userId, now))) throw new Failure('unauthorized.session_ended');
    await endOtherSessions(transaction, userId, sessionId, now);
    await addSecurityEvent(transaction, { kind: 'password changed', accountId: userId }, now);
  });
}
