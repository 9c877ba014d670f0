import { randomUUID } from 'node:crypto';
import { withoutHeldRows } from '../database/held-rows.ts';
import type { Database } from '../database/open-database.ts';
import type { RedemptionCodeRow } from '../database/schema.ts';

interface NewCode {
  userId: string;
  codeHash: string;
  shortCodeHash: string;
  now: Date;
  expiresAt: Date;
}

/** How many unused codes a user may have at once: the page renews its own, perhaps in several windows. */
const mostLiveCodes = 3;
/** How many codes that ran out are removed at a time, so that nobody waits for what everybody left behind. */
const removedAtOnce = 100;

/** Adds a code in the place of the user's oldest ones, and removes some of those that ran out unused, whoever's. */
export async function addRedemptionCode(
  database: Database,
  { userId, codeHash, shortCodeHash, now, expiresAt }: NewCode,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await removeExpired(transaction, now);
    await removeOldest(transaction, userId);
    await transaction
      .insertInto('redemption_codes')
      .values({
        id: randomUUID(),
        user_id: userId,
        code_hash: codeHash,
        short_code_hash: shortCodeHash,
        created_at: now.toISOString(),
        expires_at: expiresAt.toISOString(),
        redeemed_at: null,
      })
      .execute();
  });
}

async function removeExpired(database: Database, now: Date): Promise<void> {
  const expired = unusedCodes(database)
    .where('expires_at', '<', now.toISOString())
    .orderBy('expires_at')
    .limit(removedAtOnce);
  await database.deleteFrom('redemption_codes').where('id', 'in', withoutHeldRows(database, expired)).execute();
}

async function removeOldest(database: Database, userId: string): Promise<void> {
  const tooMany = unusedCodes(database)
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .limit(removedAtOnce)
    .offset(mostLiveCodes - 1);
  await database.deleteFrom('redemption_codes').where('id', 'in', withoutHeldRows(database, tooMany)).execute();
}

/** The hash of one form of a code. */
export type HashedCode = { code_hash: string } | { short_code_hash: string };

/** Finds a code by the hash of either form, also one that was used or ran out and is not removed yet. */
export async function findRedemptionCode(
  database: Database,
  hashed: HashedCode,
): Promise<Pick<RedemptionCodeRow, 'id' | 'user_id'> | undefined> {
  return database
    .selectFrom('redemption_codes')
    .select(['id', 'user_id'])
    .where((where) => where.and(hashed))
    .executeTakeFirst();
}

export type CodeState = 'usable' | 'used' | 'expired';

/** Whether a code can be used, was used, or ran out; one that was removed since ran out. */
export async function findCodeState(database: Database, id: string, now: Date): Promise<CodeState> {
  const code = await database
    .selectFrom('redemption_codes')
    .select(['redeemed_at', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (code?.redeemed_at) return 'used';
  return code && code.expires_at > now.toISOString() ? 'usable' : 'expired';
}

/** @returns false when the code was used, ran out or was removed meanwhile. */
export async function useUpCode(database: Database, id: string, now: Date): Promise<boolean> {
  const used = await database
    .updateTable('redemption_codes')
    .set({ redeemed_at: now.toISOString() })
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

function unusedCodes(database: Database) {
  return database.selectFrom('redemption_codes').select('id').where('redeemed_at', 'is', null);
}
