import { addMessage } from '../mail/outbox-repository.ts';
import { removeCounter, removeCounters } from '../rate-limits/repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { consumeEmailCode, requireEmailCode } from './email-codes.ts';
import { countEmail } from './email-limit.ts';
import { loginFailureCounters } from './log-in.ts';
import {
  type PasswordChangedMessage,
  passwordChangedMessageKind,
  type ResetMessage,
  resetMessageKind,
} from './mail.ts';
import { endSessions } from './session-repository.ts';
import { emailKey, updatePasswordHash } from './user-repository.ts';

/**
 * Requests a reset link, in the same way for every address: only the delivery of the message finds out whether there is an
 * account, so neither the reply nor the time it takes reveals that.
 * @throws Failure `too_many_requests`, whether or not there is an account.
 */
export async function requestReset(services: Services, email: string): Promise<void> {
  await countEmail(services.database, 'password resets', emailKey(email));
  await transact(services, async (transaction, effects) => {
    await addMessage(transaction, resetMessageKind, { email } satisfies ResetMessage, new Date().toISOString());
    effects.wakeMail();
  });
}

/**
 * Sets a new password, ends every session of the account and notifies its owner. All other emailed links for the account stop
 * working. An account that strangers locked with wrong passwords can log in again.
 * @throws Failure `link_invalid`, with nothing changed.
 */
export async function resetPassword(services: Services, code: string, password: string): Promise<void> {
  const { database, passwords } = services;
  // Checked before the expensive hash, and again by `consumeEmailCode`.
  const found = await requireEmailCode(database, 'reset', code);
  const hash = await passwords.hash(password);
  const now = new Date();
  await transact(services, async (transaction, effects) => {
    await consumeEmailCode(transaction, found);
    const { user_id: userId, email } = found;
    await updatePasswordHash(transaction, userId, hash);
    await endSessions(transaction, userId, now);
    await addSecurityEvent(transaction, { kind: 'password reset', accountId: userId }, now);
    await removeCounter(transaction, `${loginFailureCounters.strangers}: ${emailKey(email)}`);
    await removeCounters(transaction, { start: `${loginFailureCounters.devices}: `, end: ` ${emailKey(email)}` });
    const message: PasswordChangedMessage = { userId };
    await addMessage(transaction, passwordChangedMessageKind, message, now.toISOString());
    effects.wakeMail();
  });
}
