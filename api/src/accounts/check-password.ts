import { Failure } from '../failure.ts';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { recordPasswordCheck } from './session-repository.ts';
import { findUser, lockIfPasswordUnchanged } from './user-repository.ts';

interface Session {
  userId: string;
  sessionId: string;
}

/** @throws Failure `wrong_password`; `too_many_requests`; `unauthorized` when the session has ended in the meantime. */
type CheckPassword = (session: Session, password: string, networkHash: string) => Promise<void>;

/**
 * Creates the function that checks an account's password again during a session. In each session, five wrong passwords are
 * allowed in 15 minutes; they do not count against the person's other sessions and logins.
 */
export function createPasswordCheck(services: Services): CheckPassword {
  const { database } = services;
  const limit = createAttemptLimit(database, {
    name: 'wrong passwords of session',
    maxFailures: 5,
    window: 15 * 60 * 1000,
    clearsOnSuccess: true,
    failure: 'too_many_requests.log_in',
  });
  return async (session, password, networkHash) => {
    const isCorrect = await limit(session.sessionId, async () => {
      if (await verifyPassword(services, session, password)) return true;
      const event = { kind: 'password check failed', accountId: session.userId, networkHash } as const;
      await addSecurityEvent(database, event, new Date());
      return undefined;
    });
    if (!isCorrect) throw new Failure('wrong_password', { field: 'password' });
  };
}

/** Verifies the password and, if it is correct, records that in the session. */
async function verifyPassword(
  { database, passwords }: Services,
  { userId, sessionId }: Session,
  password: string,
): Promise<boolean> {
  const user = await findUser(database, userId);
  if (!user || !(await passwords.matches(password, user.password_hash))) return false;
  return database.transaction().execute(async (transaction) => {
    // The lock makes a concurrent password change happen entirely before or entirely after this check.
    if (!(await lockIfPasswordUnchanged(transaction, userId, user.password_hash))) return false;
    if (!(await recordPasswordCheck(transaction, sessionId, new Date())))
      throw new Failure('unauthorized.session_ended');
    return true;
  });
}
