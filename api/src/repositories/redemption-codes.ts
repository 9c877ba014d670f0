import { randomUUID } from 'node:crypto';
import { withoutHeldRows } from '../database/held-rows.ts';
import type { Database } from '../database/open-database.ts';

interface NewCode {
  userId: string;
  codeHash: string;
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
  { userId, codeHash, now, expiresAt }: NewCode,
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

function unusedCodes(database: Database) {
  return database.selectFrom('redemption_codes').select('id').where('redeemed_at', 'is', null);
}
