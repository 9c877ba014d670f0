import {
  accountDeletedMessageKind,
  confirmationMessageKind,
  emailChangedMessageKind,
  passwordChangedMessageKind,
  resetMessageKind,
  writeAccountDeletedMail,
  writeConfirmationMail,
  writeEmailChangedMail,
  writePasswordChangedMail,
  writeResetMail,
} from '../accounts/mail.ts';
import { invitationMessageKind, writeInvitationMail } from '../invitations/mail.ts';
import type { MailWriters } from '../mail/mail.ts';
import { orderMessageKind, writeOrderMail } from '../orders/mail.ts';
import { redemptionMessageKind, writeRedemptionMail } from '../redemptions/mail.ts';

/** The emails that outbox messages become. Messages of other kinds stay in the outbox. */
export const mailWriters: MailWriters = {
  [accountDeletedMessageKind]: writeAccountDeletedMail,
  [confirmationMessageKind]: writeConfirmationMail,
  [emailChangedMessageKind]: writeEmailChangedMail,
  [passwordChangedMessageKind]: writePasswordChangedMail,
  [resetMessageKind]: writeResetMail,
  [invitationMessageKind]: writeInvitationMail,
  [orderMessageKind]: writeOrderMail,
  [redemptionMessageKind]: writeRedemptionMail,
};
