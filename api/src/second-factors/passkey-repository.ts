import type { Database } from '../database/database.ts';
import type { PasskeyRow } from '../database/second-factor-rows.ts';

/** A user's passkeys, oldest first. */
export async function listPasskeys(database: Database, userId: string): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPasskey(database: Database, userId: string, id: string): Promise<PasskeyRow | undefined> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** @returns false when the passkey is already stored, for this account or another one */
export async function addPasskey(database: Database, passkey: PasskeyRow): Promise<boolean> {
  const added = await database
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Records a use. `counter` is the authenticator's own count of its uses; many authenticators always report 0.
 * @returns false when the passkey is gone, or another use has reported the same count or a higher one
 */
export async function recordPasskeyUse(
  database: Database,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const used = await database
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where(({ or, eb, and }) => or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.lit(counter === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deletePasskey(database: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
