import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { mailTemplate } from '../texts/texts.ts';
import { findRedemptionMailData } from './repository.ts';

/** The kind of outbox message that is sent when coins have been spent. */
export const redemptionMessageKind = 'redemption approved';

export interface RedemptionMessage {
  redemptionId: string;
}

/** Writes the email to the donor about spent coins. */
export const writeRedemptionMail: WriteMail = async (database, payload, publicUrl) => {
  const { redemptionId }: RedemptionMessage = JSON.parse(payload);
  const mailData = await findRedemptionMailData(database, redemptionId);
  if (!mailData) return undefined;
  const { coins, brand, reference } = mailData;
  const values = {
    coins,
    brand,
    reference,
    contact: new URL('/contact', publicUrl),
    ledger: new URL('/coins', publicUrl),
  };
  return composeMail(mailTemplate('redemption.approved'), mailData, values);
};
