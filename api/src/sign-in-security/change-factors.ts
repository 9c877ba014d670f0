import { endOtherSessions, findOpenSession } from '../accounts/session-repository.ts';
import { lockUser } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { Failure } from '../failure.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from '../second-factors/recovery-code-repository.ts';
import { createRecoveryCodes } from '../second-factors/recovery-codes.ts';
import { hasSecondFactor } from '../second-factors/repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';

export interface Session {
  userId: string;
  sessionId: string;
}

type Rule<T> = (transaction: Database, now: Date) => Promise<T>;

/** Runs a rule while the user's row is locked. @throws Failure `unauthorized` when the session has ended in the meantime. */
async function inSession<T>({ database }: Services, { userId, sessionId }: Session, rule: Rule<T>): Promise<T> {
  const now = new Date();
  return database.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await findOpenSession(transaction, sessionId, userId, now))) throw new Failure('unauthorized.session_ended');
    return rule(transaction, now);
  });
}

/**
 * Adds a second factor. The first one ends the account's other sessions, which were opened without it, and comes with
 * recovery codes.
 * @param add throws a Failure when the factor cannot be added
 * @returns new recovery codes; undefined when the account has some from its first factor
 */
export async function addFactor(services: Services, session: Session, add: Rule<void>): Promise<string[] | undefined> {
  return inSession(services, session, async (transaction, now) => {
    const { userId, sessionId } = session;
    const isFirst = !(await hasSecondFactor(transaction, userId));
    await add(transaction, now);
    await addSecurityEvent(transaction, { kind: 'second factor added', accountId: userId }, now);
    if (!isFirst) return undefined;
    await endOtherSessions(transaction, userId, sessionId, now);
    return storeRecoveryCodes(transaction, userId, now);
  });
}

/** Removes a second factor; the last one takes the recovery codes with it. @param remove returns false when there is none */
export async function removeFactor(services: Services, session: Session, remove: Rule<boolean>): Promise<void> {
  await inSession(services, session, async (transaction, now) => {
    const { userId } = session;
    if (!(await remove(transaction, now))) throw new Failure('not_found.second_factor');
    await addSecurityEvent(transaction, { kind: 'second factor removed', accountId: userId }, now);
    if (!(await hasSecondFactor(transaction, userId))) await deleteRecoveryCodes(transaction, userId);
  });
}

/** Replaces the recovery codes. @throws Failure `not_found` without a second factor. */
export async function renewRecoveryCodes(services: Services, session: Session): Promise<string[]> {
  return inSession(services, session, async (transaction, now) => {
    const { userId } = session;
    if (!(await hasSecondFactor(transaction, userId))) throw new Failure('not_found.second_factor');
    await addSecurityEvent(transaction, { kind: 'recovery codes renewed', accountId: userId }, now);
    return storeRecoveryCodes(transaction, userId, now);
  });
}

async function storeRecoveryCodes(transaction: Database, userId: string, now: Date): Promise<string[]> {
  const { codes, hashes } = createRecoveryCodes();
  await replaceRecoveryCodes(transaction, { userId, hashes, now });
  return codes;
}
