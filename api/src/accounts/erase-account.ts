import { deleteApiTokensOf } from '../api-tokens/repository.ts';
import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { removeCounter, removeCounters } from '../rate-limits/repository.ts';
import { deleteSecondFactors } from '../second-factors/repository.ts';
import { erasedText } from '../texts/texts.ts';
import { deleteEmailCodes, deleteEmailCodesTo } from './email-code-repository.ts';
import { emailCounterKeys } from './email-limit.ts';
import { loginFailureCounters } from './log-in.ts';
import { deleteSessions } from './session-repository.ts';
import { emailKey, pseudonymizeUser } from './user-repository.ts';

/**
 * Deletes what a person logs in with, and leaves the row of the account as a pseudonym. Call this last in a transaction:
 * once the account's email is overwritten, every other transaction that refers to the account has to wait.
 */
export async function eraseAccount(transaction: Database, user: UserRow, now: Date): Promise<void> {
  await deleteSessions(transaction, user.id);
  await deleteEmailCodes(transaction, user.id);
  await deleteSecondFactors(transaction, user.id);
  await deleteApiTokensOf(transaction, user.id);
  if (user.email_confirmed_at) await forgetEmail(transaction, emailKey(user.email));
  await pseudonymizeUser(transaction, user.id, { username: erasedText('account'), now });
}

/**
 * Deletes the codes that were sent to an address, and the counters of emails and failed logins for it. Call this only for a
 * confirmed address. Otherwise, someone who registers another person's address could reset the limit on emails to that address,
 * again and again.
 */
async function forgetEmail(transaction: Database, key: string): Promise<void> {
  await deleteEmailCodesTo(transaction, key);
  for (const counter of [...emailCounterKeys(key), `${loginFailureCounters.strangers}: ${key}`])
    await removeCounter(transaction, counter);
  await removeCounters(transaction, { start: `${loginFailureCounters.devices}: `, end: ` ${key}` });
}
