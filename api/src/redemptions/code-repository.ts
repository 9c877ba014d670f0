import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import type { RedemptionCodeRow } from '../database/redemption-rows.ts';

/** The hash of one of the two forms of a code. */
export type HashedCode = { code_hash: string } | { short_code_hash: string };

export async function insertCode(database: Database, code: RedemptionCodeRow): Promise<void> {
  await database.insertInto('redemption_codes').values(code).execute();
}

/** Deletes up to `limit` unused codes that expired before the given time, whichever user they belong to. @returns how many. */
export async function deleteExpiredCodes(database: Database, before: Date, limit: number): Promise<number> {
  const expired = selectUnusedCodes(database)
    .where('expires_at', '<', before.toISOString())
    .orderBy('expires_at')
    .limit(limit);
  return countDeleted(database.deleteFrom('redemption_codes').where('id', 'in', lockAvailableRows(database, expired)));
}

/** Keeps the newest `kept` unused codes of a user, and deletes up to `limit` of the others. */
export async function deleteSurplusCodes(
  database: Database,
  userId: string,
  { kept, limit }: { kept: number; limit: number },
): Promise<void> {
  const surplus = selectUnusedCodes(database)
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .limit(limit)
    .offset(kept);
  await database.deleteFrom('redemption_codes').where('id', 'in', lockAvailableRows(database, surplus)).execute();
}

/** Deletes all unused codes of a user. Used ones belong to the redemptions and to the ledger. */
export async function deleteUnusedCodes(database: Database, userId: string): Promise<void> {
  await database
    .deleteFrom('redemption_codes')
    .where('id', 'in', selectUnusedCodes(database).where('user_id', '=', userId))
    .execute();
}

/** Finds a code by the hash of either form, even if the code has been used or has expired. */
export async function findCodeByHash(database: Database, hashed: HashedCode): Promise<RedemptionCodeRow | undefined> {
  return database
    .selectFrom('redemption_codes')
    .selectAll()
    .where((where) => where.and(hashed))
    .executeTakeFirst();
}

/**
 * Marks a code as used. A code of the minute is not stored before its use, so this inserts a row for it.
 * @returns the id of the code's row; undefined when the code has been used before.
 */
export async function redeemCode(database: Database, code: RedemptionCodeRow, now: Date): Promise<string | undefined> {
  const redeemed_at = now.toISOString();
  const updated = await database
    .updateTable('redemption_codes')
    .set({ redeemed_at })
    .where('code_hash', '=', code.code_hash)
    .where('redeemed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (updated) return updated.id;
  const inserted = await database
    .insertInto('redemption_codes')
    .values({ ...code, redeemed_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

function selectUnusedCodes(database: Database) {
  return database.selectFrom('redemption_codes').select('id').where('redeemed_at', 'is', null);
}
