import { randomUUID } from 'node:crypto';
import type { UserRow } from '../database/schema.ts';
import { startSession } from '../repositories/sessions.ts';
import { findUserByEmail } from '../repositories/users.ts';
import type { Services } from '../services.ts';

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
 * @param lifetime in seconds
 * @returns the new session's id.
 */
export async function openSession({ database }: Services, userId: string, lifetime: number): Promise<string> {
  const id = randomUUID();
  const now = Date.now();
  await startSession(database, {
    id,
    user_id: userId,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + lifetime * 1000).toISOString(),
  });
  return id;
}
