import { deleteEmailCodes } from '../accounts/email-code-repository.ts';
import { endSession } from '../accounts/session-repository.ts';
import { addAuditEntry } from '../audit/repository.ts';
import { Failure } from '../failure.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { auditDetail } from '../texts/texts.ts';
import { lockAsStaff } from './staff-lock.ts';

interface SessionToEnd {
  actorId: string;
  /** The id of an existing account. */
  personId: string;
  sessionId: string;
}

/**
 * Ends one session of a person. Links that were emailed to the person stop working, because a stranger who used the session may
 * have requested one.
 * @throws Failure `not_found` when the session has ended or belongs to someone else; what `lockAsStaff` throws
 */
export async function endPersonSession(
  { database }: Services,
  { actorId, personId, sessionId }: SessionToEnd,
): Promise<void> {
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    await lockAsStaff(transaction, actorId, personId);
    if (!(await endSession(transaction, sessionId, personId, now))) throw new Failure('not_found.session');
    await deleteEmailCodes(transaction, personId);
    await addSecurityEvent(transaction, { kind: 'sessions ended', accountId: personId }, now);
    const subject = { subject_kind: 'donor', subject_id: personId } as const;
    const entry = { actor_id: actorId, action: 'logged out', detail: auditDetail('sessionEnded'), ...subject } as const;
    await addAuditEntry(transaction, entry, now);
  });
}
