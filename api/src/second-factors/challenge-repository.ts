import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import type { ChallengeRow } from '../database/second-factor-rows.ts';

export async function addChallenge(database: Database, challenge: ChallengeRow): Promise<void> {
  await database.insertInto('second_factor_challenges').values(challenge).execute();
}

/** Finds a challenge that has neither been used nor expired. */
export async function findChallenge(
  database: Database,
  { id, purpose, now }: { id: string; purpose: ChallengeRow['purpose']; now: Date },
): Promise<ChallengeRow | undefined> {
  return database
    .selectFrom('second_factor_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses a challenge up by deleting it. @returns false when another request has already used it */
export async function deleteChallenge(database: Database, id: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('second_factor_challenges')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes up to `limit` expired challenges of any user. @returns how many. */
export async function deleteExpiredChallenges(database: Database, now: Date, limit: number): Promise<number> {
  const expired = database
    .selectFrom('second_factor_challenges')
    .select('id')
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .limit(limit);
  return countDeleted(
    database.deleteFrom('second_factor_challenges').where('id', 'in', lockAvailableRows(database, expired)),
  );
}

export async function deleteChallengesOfUser(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('second_factor_challenges').where('user_id', '=', userId).execute();
}
