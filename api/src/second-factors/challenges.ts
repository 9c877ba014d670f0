import { createHash, randomBytes } from 'node:crypto';
import type { UserRow } from '../database/schema.ts';
import type { ChallengeRow } from '../database/second-factor-rows.ts';
import { hashSecretCode } from '../secret-codes.ts';
import type { Services } from '../services.ts';
import { addChallenge, deleteExpiredChallenges, findChallenge } from './challenge-repository.ts';

/** Milliseconds. */
const lifetime = 5 * 60 * 1000;
/** The maximum number of challenges that are deleted at a time, so that no single request has to clean up for everyone. */
const maxDeleted = 100;

type Account = Pick<UserRow, 'id' | 'password_hash'>;

/**
 * Creates a challenge, which the second step or a new passkey has to answer once and within five minutes.
 * @param user the row that the password was checked against; reading it again could miss a password change in between
 * @returns 256 random bits in base64url; only their hash is stored
 */
export async function createChallenge(
  { database }: Pick<Services, 'database'>,
  user: Account,
  purpose: ChallengeRow['purpose'],
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    await deleteExpiredChallenges(transaction, now, maxDeleted);
    await addChallenge(transaction, {
      id: hashSecretCode(challenge),
      user_id: user.id,
      purpose,
      password_mark: passwordFingerprintOf(user),
      expires_at: new Date(now.getTime() + lifetime).toISOString(),
    });
  });
  return challenge;
}

/** @returns undefined when the challenge is unknown, used or expired */
export async function findOpenChallenge(
  { database }: Pick<Services, 'database'>,
  challenge: string,
  purpose: ChallengeRow['purpose'],
): Promise<ChallengeRow | undefined> {
  return findChallenge(database, { id: hashSecretCode(challenge), purpose, now: new Date() });
}

/** Whether a challenge was created for this user, and the password is still the same. */
export function isChallengeOf(challenge: ChallengeRow, user: Account): boolean {
  return challenge.user_id === user.id && challenge.password_mark === passwordFingerprintOf(user);
}

/** Changes whenever the password does, and does not reveal the stored hash. */
function passwordFingerprintOf({ password_hash }: Account): string {
  return createHash('sha256').update(`challenge: ${password_hash}`).digest('hex');
}
