import { randomUUID } from 'node:crypto';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import type { Services } from '../services.ts';
import { addSession, deleteExpiredSessions } from './session-repository.ts';
import { confirmPasswordHash, emailKey, findUserByEmail } from './user-repository.ts';

interface LoggedIn {
  user: UserRow;
  sessionId: string;
}

/** @throws Failure `wrong_credentials`; `account_blocked`, only after the right password; `too_many_requests`. */
type LogIn = (email: string, password: string) => Promise<LoggedIn>;

/**
 * Creates the function that logs an account in. It refuses an account after five wrong passwords in 15 minutes, whatever
 * address they come from and whether or not the account exists.
 * @param lifetime how long a session is valid, in seconds
 */
export function createLogIn(services: Services, lifetime: number): LogIn {
  const limit = createAttemptLimit(services.database, {
    name: 'log-in failures',
    maxFailures: 5,
    window: 15 * 60 * 1000,
    clearsOnSuccess: true,
    failure: 'too_many_requests.log_in',
  });
  return async (email, password) => {
    const user = await limit(emailKey(email), () => findAccount(services, email, password));
    const sessionId = user && (await openSession(services, user, lifetime));
    if (!sessionId) throw new Failure('wrong_credentials');
    return { user, sessionId };
  };
}

/** Takes the same time whether or not the account exists, so that a response does not reveal who has one. */
async function findAccount(
  { database, passwords }: Services,
  email: string,
  password: string,
): Promise<UserRow | undefined> {
  const user = await findUserByEmail(database, email);
  return (await passwords.matches(password, user?.password_hash)) ? user : undefined;
}

/**
 * @param user as read when the password was compared
 * @returns the new session's id; undefined when the password has changed since.
 * @throws Failure `account_blocked`.
 */
async function openSession({ database }: Services, user: UserRow, lifetime: number): Promise<string | undefined> {
  const now = new Date();
  const session = {
    id: randomUUID(),
    user_id: user.id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetime * 1000).toISOString(),
  };
  return database.transaction().execute(async (transaction) => {
    // It locks the row, so a password change or a block at the same time comes either before this or after.
    const confirmed = await confirmPasswordHash(transaction, user.id, user.password_hash);
    if (!confirmed) return undefined;
    if (confirmed.blocked_at !== null) throw new Failure('account_blocked');
    await deleteExpiredSessions(transaction, user.id, now);
    await addSession(transaction, session);
    return session.id;
  });
}
