import { Failure } from '../failure.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { deleteEmailCodes } from './email-code-repository.ts';
import { endOtherSessions, endSession } from './session-repository.ts';

/**
 * Ends one of an account's sessions from another of its sessions. Links that were emailed earlier stop working: a stranger
 * who used the ended session may have had one sent to another email address.
 * @throws Failure `not_found` when the session has already ended, or belongs to someone else.
 */
export async function endSessionAndRevokeLinks({ database }: Services, userId: string, id: string): Promise<void> {
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    if (!(await endSession(transaction, id, userId, now))) throw new Failure('not_found.session');
    await deleteEmailCodes(transaction, userId);
    await addSecurityEvent(transaction, { kind: 'sessions ended', accountId: userId }, now);
  });
}

/** Ends all of an account's sessions except the one that requests it. Links that were emailed earlier stop working. */
export async function endOtherSessionsAndRevokeLinks(
  { database }: Services,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    await endOtherSessions(transaction, userId, sessionId, now);
    await deleteEmailCodes(transaction, userId);
    await addSecurityEvent(transaction, { kind: 'sessions ended', accountId: userId }, now);
  });
}
