import { randomUUID } from 'node:crypto';
import type { UserRow } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { startSession } from './session-repository.ts';
import { findUserByEmail } from './user-repository.ts';

/**
 * Finds the account that a password opens. It takes the same time and does the same work whether or not the account
 * exists, so that nobody learns who has one.
 */
export async function findAccount(
  { database, passwords }: Services,
  email: string,
  password: string,
): Promise<UserRow | undefined> {
  const user = await findUserByEmail(database, email);
  return (await passwords.matches(password, user?.password_hash)) ? user : undefined;
}

/**
 * @param user as it was when the password was compared
 * @param lifetime in seconds
 * @returns the new session's id; nothing when the password was changed meanwhile.
 */
export async function openSession(
  { database }: Services,
  user: UserRow,
  lifetime: number,
): Promise<string | undefined> {
  const now = Date.now();
  const session = {
    id: randomUUID(),
    user_id: user.id,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + lifetime * 1000).toISOString(),
  };
  return (await startSession(database, session, user.password_hash)) ? session.id : undefined;
}
