import { type SecondFactorMessage, secondFactorMessageKind } from '../accounts/mail.ts';
import { endOtherSessions, findOpenSession } from '../accounts/session-repository.ts';
import { lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from '../second-factors/recovery-code-repository.ts';
import { createRecoveryCodes } from '../second-factors/recovery-codes.ts';
import { hasSecondFactor } from '../second-factors/repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';

export interface Session {
  userId: string;
  sessionId: string;
}

/** Maps each kind of security event to the event that the email to the owner names. */
const emailEvents = {
  'second factor added': 'added',
  'second factor removed': 'removed',
  'recovery codes renewed': 'codesRenewed',
} as const;

type Change<T> = (transaction: Database, now: Date) => Promise<T>;

/**
 * Runs a change while the user's row is locked, then reports it to the security log and to the owner.
 * @throws Failure `unauthorized` when the session has ended in the meantime.
 */
async function changeInSession<T>(
  services: Services,
  { userId, sessionId }: Session,
  kind: keyof typeof emailEvents,
  change: Change<T>,
): Promise<T> {
  const now = new Date();
  return transact(services, async (transaction, effects) => {
    await lockUser(transaction, userId);
    if (!(await findOpenSession(transaction, sessionId, userId, now))) throw new Failure('unauthorized.session_ended');
    const result = await change(transaction, now);
    await addSecurityEvent(transaction, { kind, accountId: userId }, now);
    const message: SecondFactorMessage = { userId, event: emailEvents[kind] };
    await addMessage(transaction, secondFactorMessageKind, message, now.toISOString());
    effects.wakeMail();
    return result;
  });
}

/**
 * Adds a second factor. The first one ends the account's other sessions, which were started without it, and comes with
 * recovery codes.
 * @param add throws a Failure when the factor cannot be added
 * @returns new recovery codes; undefined when the account already got some with its first factor
 */
export async function addFactor(
  services: Services,
  session: Session,
  add: Change<void>,
): Promise<string[] | undefined> {
  return changeInSession(services, session, 'second factor added', async (transaction, now) => {
    const { userId, sessionId } = session;
    const isFirst = !(await hasSecondFactor(transaction, userId));
    await add(transaction, now);
    if (!isFirst) return undefined;
    await endOtherSessions(transaction, userId, sessionId, now);
    return storeRecoveryCodes(transaction, userId, now);
  });
}

/**
 * Removes a second factor, and with the last one also the recovery codes.
 * @param remove returns false when there is no such factor
 */
export async function removeFactor(services: Services, session: Session, remove: Change<boolean>): Promise<void> {
  await changeInSession(services, session, 'second factor removed', async (transaction, now) => {
    const { userId } = session;
    if (!(await remove(transaction, now))) throw new Failure('not_found.second_factor');
    if (!(await hasSecondFactor(transaction, userId))) await deleteRecoveryCodes(transaction, userId);
  });
}

/** Replaces the recovery codes. @throws Failure `not_found` without a second factor. */
export async function renewRecoveryCodes(services: Services, session: Session): Promise<string[]> {
  return changeInSession(services, session, 'recovery codes renewed', async (transaction, now) => {
    const { userId } = session;
    if (!(await hasSecondFactor(transaction, userId))) throw new Failure('not_found.second_factor');
    return storeRecoveryCodes(transaction, userId, now);
  });
}

async function storeRecoveryCodes(transaction: Database, userId: string, now: Date): Promise<string[]> {
  const { codes, hashes } = createRecoveryCodes();
  await replaceRecoveryCodes(transaction, { userId, hashes, now });
  return codes;
}
