import type { Database } from '../database/database.ts';
import type { UserRow } from '../database/schema.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { mailTemplate } from '../texts/texts.ts';
import { createEmailLink } from './email-codes.ts';
import { findSessionUserId } from './session-repository.ts';
import { findUser, findUserByEmail } from './user-repository.ts';

export const confirmationMessageKind = 'email confirmation';
export const resetMessageKind = 'password reset';
export const passwordChangedMessageKind = 'password changed';
export const emailChangedMessageKind = 'email changed';
export const accountDeletedMessageKind = 'account deleted';
export const secondFactorMessageKind = 'second factor';

export interface ConfirmationMessage {
  userId: string;
  /** The address to confirm. */
  email: string;
  /** The session that requested a change of email. Once it has ended, this message is dropped. */
  sessionId?: string | undefined;
}

/** Added to the outbox for any address that someone enters: only `writeResetMail` finds out whether the address has an account. */
export interface ResetMessage {
  email: string;
}

export interface PasswordChangedMessage {
  userId: string;
}

export interface SecondFactorMessage {
  userId: string;
  event: 'added' | 'removed' | 'codeUsed' | 'codesRenewed';
}

export interface EmailChangedMessage {
  userId: string;
  /** The previous address. */
  email: string;
}

/**
 * The only message that contains the address of a person who no longer has an account. The address is removed from the outbox
 * once the message is sent.
 */
export interface AccountDeletedMessage {
  email: string;
  /** The number of donations that are not finished yet. */
  openOrders: number;
}

/** Writes the email that confirms an address. It contains nothing that the person who entered the address could choose. */
export const writeConfirmationMail: WriteMail = async (database, payload, publicUrl) => {
  const { userId, email, sessionId }: ConfirmationMessage = JSON.parse(payload);
  if (sessionId !== undefined && !(await findSessionUserId(database, sessionId, new Date()))) return 'drop';
  const user = await findUser(database, userId);
  if (!user || !(await canConfirm(database, user, email))) return 'drop';
  const link = await createEmailLink(database, publicUrl, { userId, purpose: 'confirm', email });
  const template = mailTemplate(user.email === email ? 'email.confirm' : 'email.confirmNew');
  return composeMail(template, { email }, { confirm: new URL(link) });
};

/** Returns false when the account's claim has lapsed, or when this or another account has confirmed the address. */
async function canConfirm(database: Database, user: UserRow, email: string): Promise<boolean> {
  return user.email !== '' && (await findUserByEmail(database, email)) === undefined;
}

export const writeResetMail: WriteMail = async (database, payload, publicUrl) => {
  const { email }: ResetMessage = JSON.parse(payload);
  const user = await findUserByEmail(database, email);
  if (!user) return 'drop';
  const link = await createEmailLink(database, publicUrl, { userId: user.id, purpose: 'reset', email: user.email });
  return composeMail(mailTemplate('password.reset'), user, { reset: new URL(link) });
};

export const writePasswordChangedMail: WriteMail = async (database, payload, publicUrl) => {
  const { userId }: PasswordChangedMessage = JSON.parse(payload);
  const user = await findUser(database, userId);
  if (!user?.email_confirmed_at) return 'drop';
  const links = { contact: new URL('/contact', publicUrl), forgot: new URL('/forgot', publicUrl) };
  return composeMail(mailTemplate('password.changed'), user, links);
};

/** Notifies the owner when the second step was changed or a recovery code was used, because someone else may have done that. */
export const writeSecondFactorMail: WriteMail = async (database, payload, publicUrl) => {
  const { userId, event }: SecondFactorMessage = JSON.parse(payload);
  const user = await findUser(database, userId);
  if (!user?.email_confirmed_at) return 'drop';
  const links = { contact: new URL('/contact', publicUrl), profile: new URL('/profile', publicUrl) };
  return composeMail(mailTemplate(`secondFactor.${event}`), user, links);
};

export const writeEmailChangedMail: WriteMail = async (database, payload, publicUrl) => {
  const { userId, email }: EmailChangedMessage = JSON.parse(payload);
  const user = await findUser(database, userId);
  if (!user) return undefined;
  const { username } = user;
  return composeMail(mailTemplate('email.changed'), { username, email }, { contact: new URL('/contact', publicUrl) });
};

export const writeAccountDeletedMail: WriteMail = async (_database, payload) => {
  const { email, openOrders }: AccountDeletedMessage = JSON.parse(payload);
  return composeMail(mailTemplate('account.deleted'), { email }, { open: openOrders || undefined });
};
