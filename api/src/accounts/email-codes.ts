import type { Database } from '../database/database.ts';
import type { EmailCodeRow } from '../database/email-code-row.ts';
import { Failure } from '../failure.ts';
import { createSecretCode, hashSecretCode } from '../secret-codes.ts';
import { deleteEmailCode, deleteExpiredEmailCodes, findEmailCode, insertEmailCode } from './email-code-repository.ts';
import { lockUser } from './user-repository.ts';

type Purpose = EmailCodeRow['purpose'];

/** Milliseconds. */
const codeLifetime = 30 * 60 * 1000;
/** At most this many expired codes are deleted whenever a new one is created. More would delay the email with the new one. */
const maxDeletedCodes = 100;

/** The page that each kind of link opens. The code follows `#`: browsers do not send that part, so no server can log it. */
const pages: Record<Purpose, string> = { reset: '/reset', confirm: '/confirm' };

/**
 * Creates a code that works once and for 30 minutes. The code itself is never stored, not even in the outbox, so it has to be
 * created when its email is written.
 * @returns the link that contains the code.
 */
export async function createEmailLink(
  database: Database,
  publicUrl: string,
  { userId, purpose, email }: { userId: string; purpose: Purpose; email: string },
): Promise<string> {
  const code = createSecretCode();
  const now = new Date();
  await deleteExpiredEmailCodes(database, now, maxDeletedCodes);
  await insertEmailCode(database, {
    code_hash: hashSecretCode(code),
    user_id: userId,
    purpose,
    email,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + codeLifetime).toISOString(),
  });
  return `${publicUrl}${pages[purpose]}#${code}`;
}

/** Finds a code, without using it up. @throws Failure `link_invalid`. */
export async function requireEmailCode(database: Database, purpose: Purpose, code: string): Promise<EmailCodeRow> {
  const found = await findEmailCode(database, { codeHash: hashSecretCode(code), purpose, now: new Date() });
  if (!found) throw new Failure('link_invalid');
  return found;
}

/**
 * Locks the code's account, and then uses the code up: always in this order, so that two requests cannot deadlock.
 * @throws Failure `link_invalid` when another request was faster.
 */
export async function consumeEmailCode(transaction: Database, code: EmailCodeRow): Promise<void> {
  await lockUser(transaction, code.user_id);
  if (!(await deleteEmailCode(transaction, code))) throw new Failure('link_invalid');
}
