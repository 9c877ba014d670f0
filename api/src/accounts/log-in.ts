import { randomUUID } from 'node:crypto';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { listClaims } from './claim-repository.ts';
import type { Device } from './describe-device.ts';
import { addSession, deleteExpiredSessions } from './session-repository.ts';
import { confirmPasswordHash, emailKey, findUserByEmail } from './user-repository.ts';

/** The name under which wrong passwords are counted. */
export const logInFailures = 'log-in failures';

interface LoggedIn {
  user: UserRow;
  sessionId: string;
}

/** Where a log-in comes from. */
export interface LogInSource {
  device: Device;
  /** The id of a device that logged in to this account before; undefined for a stranger. */
  knownDevice: string | undefined;
  /** The pseudonyms of the security log. */
  emailHash: string;
  networkHash: string;
}

/** @throws Failure `wrong_credentials`; `too_many_requests`. */
type LogIn = (email: string, password: string, source: LogInSource) => Promise<LoggedIn>;

/**
 * Creates the function that logs an account in. It refuses an account after five wrong passwords in 15 minutes, from
 * any IP address, and whether or not the account exists. A device that logged in before counts its own failures and no
 * others, so that a stranger cannot lock it out.
 * @param sessionSeconds how long a session is valid
 */
export function createLogIn(services: Services, sessionSeconds: number): LogIn {
  const createLimit = (name: string) =>
    createAttemptLimit(services.database, {
      name,
      maxFailures: 5,
      window: 15 * 60 * 1000,
      clearsOnSuccess: true,
      failure: 'too_many_requests.log_in',
    });
  const limitStrangers = createLimit(logInFailures);
  const limitDevice = createLimit('log-in failures of device');

  return async (email, password, source) => {
    const { knownDevice } = source;
    const attempt = () => checkCredentials(services, email, password, source);
    const user = knownDevice
      ? await limitDevice(`${knownDevice} ${emailKey(email)}`, attempt)
      : await limitStrangers(emailKey(email), attempt);
    const sessionId = user && (await openSession(services, user, sessionSeconds, source.device));
    if (!sessionId) throw new Failure('wrong_credentials');
    return { user, sessionId };
  };
}

/**
 * Takes the same time whether or not the account exists, so that the time does not reveal who has one. Only an address that
 * several people claim takes longer.
 */
async function checkCredentials(
  { database, passwords }: Services,
  email: string,
  password: string,
  { emailHash, networkHash }: LogInSource,
): Promise<UserRow | undefined> {
  const owner = await findUserByEmail(database, email);
  const [first, ...others] = owner ? [owner] : await listClaims(database, email);
  if (await passwords.matches(password, first?.password_hash)) return first;
  for (const user of others) if (await passwords.matches(password, user.password_hash)) return user;
  const subject = owner ? { accountId: owner.id } : { emailHash };
  await addSecurityEvent(database, { kind: 'log-in failed', ...subject, networkHash }, new Date());
  return undefined;
}

/**
 * @param user as read when the password was compared
 * @returns the new session's id; undefined when the password has changed since.
 */
async function openSession(
  { database }: Services,
  user: UserRow,
  sessionSeconds: number,
  device: Device,
): Promise<string | undefined> {
  const now = new Date();
  const session = {
    id: randomUUID(),
    user_id: user.id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + sessionSeconds * 1000).toISOString(),
    ...device,
    last_used_at: now.toISOString(),
    confirmed_at: now.toISOString(),
  };
  return database.transaction().execute(async (transaction) => {
    // Locks the user's row, so a concurrent password change happens entirely before or entirely after this log-in.
    if (!(await confirmPasswordHash(transaction, user.id, user.password_hash))) return undefined;
    await deleteExpiredSessions(transaction, user.id, now);
    await addSession(transaction, session);
    return session.id;
  });
}
