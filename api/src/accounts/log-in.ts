import type { SecondStep } from '@kindcrate/contract/second-factors';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import { createAttemptLimit } from '../rate-limits/attempt-limit.ts';
import { hasSecondFactor } from '../second-factors/repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { listClaims } from './claim-repository.ts';
import { type LoginSource, openSession } from './open-session.ts';
import { startSecondStep } from './second-step.ts';
import { emailKey, findUserByEmail } from './user-repository.ts';

/** The names of the counters of wrong passwords: from strangers, and from devices that logged in before. */
export const loginFailureCounters = { strangers: 'log-in failures', devices: 'log-in failures of device' } as const;

/** An open session, or the second step of an account with a second factor. */
type LoginResult = { user: UserRow; sessionId: string } | { user: UserRow; secondFactor: SecondStep };

interface PasswordLoginSource extends LoginSource {
  /** The pseudonym of the email address in the security log. */
  emailHash: string;
}

/** @throws Failure `wrong_credentials`; `account_blocked`, only after the correct password; `too_many_requests`. */
type LogIn = (email: string, password: string, source: PasswordLoginSource) => Promise<LoginResult>;

/**
 * Creates the function that logs an account in. It refuses logins to an account after five wrong passwords in 15 minutes, from
 * any IP address, and whether or not the account exists. The failures of a device that logged in to the account
 * before are counted separately, so that a stranger cannot lock that device out.
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
  const limitStrangers = createLimit(loginFailureCounters.strangers);
  const limitDevice = createLimit(loginFailureCounters.devices);

  return async (email, password, source) => {
    const user = await authenticate(email, password, source);
    if (!user) throw new Failure('wrong_credentials');
    if (user.blocked_at !== null) throw new Failure('account_blocked');
    if (await hasSecondFactor(services.database, user.id)) {
      return { user, secondFactor: await startSecondStep(services, user) };
    }
    const sessionId = await openSession(services, user, {
      device: source.device,
      seconds: sessionSeconds,
      // A second factor may have been added since the check above.
      authorize: async (transaction) => !(await hasSecondFactor(transaction, user.id)),
    });
    if (!sessionId) throw new Failure('wrong_credentials');
    return { user, sessionId };
  };

  /**
   * Tries the accounts that this device has logged in to, with the limit of the device, and then the others, with the limit for
   * strangers. There are several accounts when several people claim the address.
   */
  async function authenticate(
    email: string,
    password: string,
    source: PasswordLoginSource,
  ): Promise<UserRow | undefined> {
    const accounts = await listAccounts(services.database, email);
    const known = accounts.filter(({ id }) => source.knownDeviceOf(id));
    const others = accounts.filter((account) => !known.includes(account));
    const device = known[0] && source.knownDeviceOf(known[0].id);
    if (device) {
      const key = `${device} ${emailKey(email)}`;
      const user = await limitDevice(key, () => checkCredentials(services, known, password, source));
      if (user || others.length === 0) return user;
    }
    return limitStrangers(emailKey(email), () => checkCredentials(services, others, password, source));
  }
}

/** The account that confirmed an address, or else those that claim it, newest first. */
async function listAccounts(database: Services['database'], email: string): Promise<UserRow[]> {
  const owner = await findUserByEmail(database, email);
  return owner ? [owner] : listClaims(database, email);
}

/**
 * Finds the account with this email and password. It takes the same time whether or not the account exists, so that the time
 * does not reveal who has an account. Only an address that several people claim takes longer. A failure is recorded in the
 * security log.
 */
async function checkCredentials(
  { database, passwords }: Services,
  [first, ...others]: readonly UserRow[],
  password: string,
  { emailHash, networkHash }: PasswordLoginSource,
): Promise<UserRow | undefined> {
  if (await passwords.matches(password, first?.password_hash)) return first;
  for (const user of others) if (await passwords.matches(password, user.password_hash)) return user;
  const subject = first?.email_confirmed_at ? { accountId: first.id } : { emailHash };
  await addSecurityEvent(database, { kind: 'log-in failed', ...subject, networkHash }, new Date());
  return undefined;
}
