import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { mailTemplate } from '../texts/texts.ts';
import { findRedemptionRecipient } from './repository.ts';

/** The kind of the outbox message about spent coins. */
export const redemptionMessageKind = 'redemption approved';

export interface RedemptionMessage {
  redemptionId: string;
}

/** Writes the email to the donor about spent coins. */
export const writeRedemptionMail: WriteMail = async (database, payload, publicUrl) => {
  const { redemptionId }: RedemptionMessage = JSON.parse(payload);
  const recipient = await findRedemptionRecipient(database, redemptionId);
  if (!recipient) return undefined;
  const { coins, brand, reference } = recipient;
  const values = { coins, brand, reference, contact: `${publicUrl}/contact`, ledger: `${publicUrl}/coins` };
  return composeMail(mailTemplate('redemption.approved'), recipient, values);
};
