import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** Replaces all of a user's recovery codes. */
export async function replaceRecoveryCodes(
  database: Database,
  { userId, hashes, now }: { userId: string; hashes: string[]; now: Date },
): Promise<void> {
  await deleteRecoveryCodes(database, userId);
  const rows = hashes.map((hash) => ({
    id: randomUUID(),
    user_id: userId,
    code_hash: hash,
    created_at: now.toISOString(),
    used_at: null,
  }));
  await database.insertInto('recovery_codes').values(rows).execute();
}

/** @returns false when the user has no unused code with this hash */
export async function consumeRecoveryCode(
  database: Database,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<boolean> {
  const used = await database
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Counts the codes of a user that can still be used. */
export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteRecoveryCodes(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
