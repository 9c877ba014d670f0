import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';

interface NewCode {
  userId: string;
  codeHash: string;
  now: Date;
  expiresAt: Date;
}

/** Adds a code, and removes those of the same user that ran out unused. */
export async function addRedemptionCode(
  database: Database,
  { userId, codeHash, now, expiresAt }: NewCode,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('redemption_codes')
      .where('user_id', '=', userId)
      .where('expires_at', '<', now.toISOString())
      .where('redeemed_at', 'is', null)
      .execute();
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
