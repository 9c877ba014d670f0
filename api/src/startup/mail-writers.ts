import { invitationMessageKind, writeInvitationMail } from '../invitations/mail.ts';
import type { MailWriters } from '../mail/mail.ts';
import { orderMessageKind, writeOrderMail } from '../orders/mail.ts';
import { redemptionMessageKind, writeRedemptionMail } from '../redemptions/mail.ts';

/** The emails that outbox messages become. Messages of other kinds stay in the outbox. */
export const mailWriters: MailWriters = {
  [invitationMessageKind]: writeInvitationMail,
  [orderMessageKind]: writeOrderMail,
  [redemptionMessageKind]: writeRedemptionMail,
};
