import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import type { Device } from './describe-device.ts';
import { addSession, deleteExpiredSessions } from './session-repository.ts';
import { lockIfPasswordUnchanged } from './user-repository.ts';

/** Where a login comes from. */
export interface LoginSource {
  device: Device;
  /** Returns the id of the device if it logged in to this account before; undefined for a stranger. */
  knownDeviceOf: (accountId: string) => string | undefined;
  /** The keyed hash of the network that the request came from, for the security log. */
  networkHash: string;
}

interface NewSession {
  device: Device;
  /** How long the session is valid. */
  seconds: number;
  /** Decides whether the session may be added, in the transaction that adds it. May also consume the challenge of the login. */
  authorize: (transaction: Database) => Promise<boolean>;
}

/**
 * Starts a session.
 * @param user the account, as it was when the password was compared
 * @returns the new session's id; undefined when the password has changed since then, or `authorize` returned false
 * @throws Failure `account_blocked`.
 */
export async function openSession(
  { database }: Pick<Services, 'database'>,
  user: UserRow,
  { device, seconds, authorize }: NewSession,
): Promise<string | undefined> {
  const now = new Date();
  const session = {
    id: randomUUID(),
    user_id: user.id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + seconds * 1000).toISOString(),
    ...device,
    last_used_at: now.toISOString(),
    // When the password was last verified: at this login, until a password check updates it.
    confirmed_at: now.toISOString(),
  };
  return database.transaction().execute(async (transaction) => {
    // The lock makes a concurrent password change or block happen entirely before or entirely after this login.
    const locked = await lockIfPasswordUnchanged(transaction, user.id, user.password_hash);
    if (!locked) return undefined;
    if (locked.blocked_at !== null) throw new Failure('account_blocked');
    if (!(await authorize(transaction))) return undefined;
    await deleteExpiredSessions(transaction, user.id, now);
    await addSession(transaction, session);
    return session.id;
  });
}
