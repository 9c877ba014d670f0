import {
  accountDeletedMessageKind,
  confirmationMessageKind,
  emailChangedMessageKind,
  passwordChangedMessageKind,
  resetMessageKind,
  secondFactorMessageKind,
  writeAccountDeletedMail,
  writeConfirmationMail,
  writeEmailChangedMail,
  writePasswordChangedMail,
  writeResetMail,
  writeSecondFactorMail,
} from '../accounts/mail.ts';
import { followMessageKind, writeFollowMail } from '../follows/mail.ts';
import { handoverMessageKind } from '../handovers/messages.ts';
import { invitationMessageKind, writeInvitationMail } from '../invitations/mail.ts';
import type { MailWriters } from '../mail/mail.ts';
import { createHandoverMailWriter } from '../orders/handover-mail.ts';
import { orderMessageKind, writeOrderMail } from '../orders/mail.ts';
import { orderMovesMessageKind, writeOrderMovesMail } from '../orders/moves-mail.ts';
import { outcomeMessageKind, writeOutcomeMail } from '../orders/outcome-mail.ts';
import { paymentMessageKind, writePaymentMail } from '../payments/mail.ts';
import { redemptionMessageKind, writeRedemptionMail } from '../redemptions/mail.ts';
import {
  contactReplyMessageKind,
  replyNoticeMessageKind,
  writeContactReply,
  writeReplyNotice,
} from '../threads/mail.ts';
import { claimLinkMessageKind, writeClaimLinkMail } from '../walk-ins/mail.ts';

/**
 * Maps each kind of outbox message to the function that writes its email. Messages of other kinds stay in the outbox.
 * @param tokenSecret signs the links in emails about handovers
 */
export function createMailWriters(tokenSecret: string): MailWriters {
  return { ...mailWriters, [handoverMessageKind]: createHandoverMailWriter(tokenSecret) };
}

const mailWriters: MailWriters = {
  [accountDeletedMessageKind]: writeAccountDeletedMail,
  [confirmationMessageKind]: writeConfirmationMail,
  [emailChangedMessageKind]: writeEmailChangedMail,
  [passwordChangedMessageKind]: writePasswordChangedMail,
  [resetMessageKind]: writeResetMail,
  [secondFactorMessageKind]: writeSecondFactorMail,
  [followMessageKind]: writeFollowMail,
  [invitationMessageKind]: writeInvitationMail,
  [orderMessageKind]: writeOrderMail,
  [orderMovesMessageKind]: writeOrderMovesMail,
  [outcomeMessageKind]: writeOutcomeMail,
  [paymentMessageKind]: writePaymentMail,
  [redemptionMessageKind]: writeRedemptionMail,
  [claimLinkMessageKind]: writeClaimLinkMail,
  [contactReplyMessageKind]: writeContactReply,
  [replyNoticeMessageKind]: writeReplyNotice,
};
