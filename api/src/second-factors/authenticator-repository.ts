import type { Database } from '../database/database.ts';
import type { AuthenticatorRow } from '../database/second-factor-rows.ts';

export async function findAuthenticator(database: Database, userId: string): Promise<AuthenticatorRow | undefined> {
  return database.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores a new secret, and replaces one that was never confirmed. @returns false when the account has a confirmed secret */
export async function addAuthenticator(
  database: Database,
  { userId, sealedSecret, now }: { userId: string; sealedSecret: string; now: Date },
): Promise<boolean> {
  const row = {
    user_id: userId,
    secret: sealedSecret,
    last_step: 0,
    created_at: now.toISOString(),
    confirmed_at: null,
  };
  const added = await database
    .insertInto('authenticators')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Marks the code of a time step as used, so that it works only once.
 * @param sealedSecret the secret that the code was checked against
 * @returns false when that step or a later one was used, or when the secret was replaced or removed in the meantime
 */
export async function consumeTimeStep(
  database: Database,
  { userId, sealedSecret, step }: { userId: string; sealedSecret: string; step: number },
): Promise<boolean> {
  const used = await database
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', sealedSecret)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** @returns false when the app is already confirmed, or was removed */
export async function confirmAuthenticator(database: Database, userId: string, now: Date): Promise<boolean> {
  const confirmed = await database
    .updateTable('authenticators')
    .set({ confirmed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** @returns true when a confirmed app was deleted; false when only an unconfirmed one was, or there was none */
export async function deleteAuthenticator(database: Database, userId: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return deleted !== undefined && deleted.confirmed_at !== null;
}
