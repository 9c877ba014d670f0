import { sql } from 'kysely';
import { countDeleted, type Database, lockAvailableRows } from '../database/database.ts';
import type { EmailCodeRow } from '../database/email-code-row.ts';

/** Identifies a code that still works. */
interface CodeQuery {
  codeHash: string;
  purpose: EmailCodeRow['purpose'];
  now: Date;
}

export async function insertEmailCode(database: Database, code: EmailCodeRow): Promise<void> {
  await database.insertInto('email_codes').values(code).execute();
}

/** @returns undefined for a code that is unknown, expired or used. */
export async function findEmailCode(
  database: Database,
  { codeHash, purpose, now }: CodeQuery,
): Promise<EmailCodeRow | undefined> {
  return database
    .selectFrom('email_codes')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** @returns false when another request has already deleted the code. */
export async function deleteEmailCode(database: Database, { code_hash }: EmailCodeRow): Promise<boolean> {
  const deleted = await database
    .deleteFrom('email_codes')
    .where('code_hash', '=', code_hash)
    .returning('code_hash')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteEmailCodes(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('email_codes').where('user_id', '=', userId).execute();
}

/** Deletes the codes that were sent to an address, whichever accounts they are for. */
export async function deleteEmailCodesTo(database: Database, emailKey: string): Promise<void> {
  await database.deleteFrom('email_codes').where(sql<string>`lower(email)`, '=', emailKey).execute();
}

/** Deletes up to `limit` codes of any user that expired before the given time. @returns how many. */
export async function deleteExpiredEmailCodes(database: Database, before: Date, limit: number): Promise<number> {
  const expired = database
    .selectFrom('email_codes')
    .select('code_hash')
    .where('expires_at', '<', before.toISOString())
    .orderBy('expires_at')
    .limit(limit);
  return countDeleted(
    database.deleteFrom('email_codes').where('code_hash', 'in', lockAvailableRows(database, expired)),
  );
}
