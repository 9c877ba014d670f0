import type { Database } from '../database/database.ts';
import type { EmailCodeRow } from '../database/email-code-row.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { Failure } from '../failure.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import { addSecurityEvent } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { createClaimantChoice } from './choose-claimant.ts';
import { endClaim, listClaims, storeConfirmedEmail } from './claim-repository.ts';
import { deleteEmailCodes } from './email-code-repository.ts';
import { consumeEmailCode, requireEmailCode } from './email-codes.ts';
import { countEmail } from './email-limit.ts';
import {
  type ConfirmationMessage,
  confirmationMessageKind,
  type EmailChangedMessage,
  emailChangedMessageKind,
} from './mail.ts';
import { endSessions } from './session-repository.ts';
import { emailKey, findUser, findUserByEmail, lockUser } from './user-repository.ts';

/**
 * @returns the confirmed address
 * @throws Failure `link_invalid`; `email_taken` when another account has confirmed the address first; `password_required`,
 * `wrong_password` and `too_many_requests` when several accounts claim it.
 */
type ConfirmEmail = (code: string, password: string | undefined) => Promise<string>;

/**
 * Creates the function that confirms the address that a code was sent to. The address goes to the code's account or, when
 * several accounts claim it, to the one whose password was given. Every other claim lapses, and the sessions of its account
 * end. If the account had confirmed another address before, that address gets an email about the change.
 */
export function createEmailConfirmation(services: Services): ConfirmEmail {
  const chooseClaimant = createClaimantChoice(services);
  return async (code, password) => {
    const found = await requireEmailCode(services.database, 'confirm', code);
    const ownerId = await chooseClaimant(found, password);
    try {
      await transact(services, async (transaction, effects) => {
        await lockClaimants(transaction, found);
        await requireClaim(transaction, found, ownerId);
        await consumeEmailCode(transaction, found);
        if (await makeOwnerOfEmail(transaction, ownerId, found.email)) effects.wakeMail();
      });
    } catch (error) {
      if (isUniqueViolation(error as Error)) throw new Failure('email_taken');
      throw error;
    }
    return found.email;
  };
}

/** Locks every account that claims the address, always in the order of ids, so that two confirmations cannot deadlock. */
async function lockClaimants(transaction: Database, { user_id, email }: EmailCodeRow): Promise<void> {
  const ids = (await listClaims(transaction, email)).map(({ id }) => id);
  for (const id of [...new Set([...ids, user_id])].sort()) await lockUser(transaction, id);
}

/** Checks the claim again, because the account may have been deleted, or have lost its claim, since its password was checked. */
async function requireClaim(transaction: Database, { user_id, email }: EmailCodeRow, id: string): Promise<void> {
  if (id === user_id) return;
  const claims = await listClaims(transaction, email);
  if (!claims.some((claim) => claim.id === id)) throw new Failure('wrong_password.claims', { field: 'password' });
}

/**
 * Makes the account the owner of the address. If it had confirmed another address before, notifies that address.
 * @returns whether a notification was added to the outbox.
 */
async function makeOwnerOfEmail(transaction: Database, id: string, email: string): Promise<boolean> {
  const now = new Date();
  const [user, owner] = [await findUser(transaction, id), await findUserByEmail(transaction, email)];
  if (!user) throw new Error('an email code outlived its user');
  if (owner && owner.id !== id) throw new Failure('email_taken');
  await endOtherClaims(transaction, email, { keptId: id, now });
  await storeConfirmedEmail(transaction, id, email, now);
  await deleteEmailCodes(transaction, id);
  if (!user.email_confirmed_at || user.email_key === emailKey(email)) return false;
  await addSecurityEvent(transaction, { kind: 'email changed', accountId: id }, now);
  const message: EmailChangedMessage = { userId: id, email: user.email };
  await addMessage(transaction, emailChangedMessageKind, message, now.toISOString());
  return true;
}

/**
 * Ends all claims on an address, except that of its new owner. The other accounts continue to exist, without an address or a
 * session.
 */
export async function endOtherClaims(
  transaction: Database,
  email: string,
  { keptId, now }: { keptId: string; now: Date },
): Promise<void> {
  for (const { id } of await listClaims(transaction, email)) {
    if (id === keptId) continue;
    await endClaim(transaction, id);
    await endSessions(transaction, id, now);
  }
}

/**
 * Sends another confirmation link to the address that the account claims.
 * @returns the address
 * @throws Failure `conflict` when the address is already confirmed; `email_taken`; `too_many_requests`.
 */
export async function resendConfirmationLink(services: Services, userId: string): Promise<string> {
  const user = await findUser(services.database, userId);
  if (!user) throw new Error('a session outlived its user');
  if (user.email_confirmed_at) throw new Failure('conflict.email_confirmed');
  await requestConfirmation(services, { userId, email: user.email });
  return user.email;
}

/**
 * Emails a link that confirms an address for an account.
 * @throws Failure `email_taken` when an account has confirmed the address; `too_many_requests`.
 */
export async function requestConfirmation(services: Services, message: ConfirmationMessage): Promise<void> {
  const { database } = services;
  if (await findUserByEmail(database, message.email)) throw new Failure('email_taken', { field: 'email' });
  await countEmail(database, 'confirmations', emailKey(message.email));
  await transact(services, async (transaction, effects) => {
    await addMessage(transaction, confirmationMessageKind, message, new Date().toISOString());
    effects.wakeMail();
  });
}
