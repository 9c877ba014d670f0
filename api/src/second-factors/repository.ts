import type { Database } from '../database/database.ts';
import { deleteAuthenticator } from './authenticator-repository.ts';
import { deleteChallengesOfUser } from './challenge-repository.ts';
import { deleteRecoveryCodes } from './recovery-code-repository.ts';

/** Whether an account has a passkey or a confirmed authenticator app. Recovery codes alone do not count. */
export async function hasSecondFactor(database: Database, userId: string): Promise<boolean> {
  const found = await database
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .unionAll(database.selectFrom('passkeys').select('user_id').where('user_id', '=', userId))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes all of an account's second factors, with its recovery codes and challenges. */
export async function deleteSecondFactors(database: Database, userId: string): Promise<void> {
  await deleteAuthenticator(database, userId);
  await database.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await deleteRecoveryCodes(database, userId);
  await deleteChallengesOfUser(database, userId);
}
