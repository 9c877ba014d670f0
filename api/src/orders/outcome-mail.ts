import { orderNumber } from '@kindcrate/contract/order-number';
import { composeMail } from '../mail/compose-mail.ts';
import type { WriteMail } from '../mail/mail.ts';
import { findOutcome, type StoredOutcome } from '../outcomes/repository.ts';
import { mailTemplate } from '../texts/texts.ts';
import { findOrderMailData } from './mail-repository.ts';

export const outcomeMessageKind = 'order outcome';

/** The payload of an outbox message about an outcome that was added to a completed order. */
export interface OutcomeMessage {
  orderId: string;
}

/** Writes the email to the donor about the current outcome of an order. */
export const writeOutcomeMail: WriteMail = async (database, payload, publicUrl) => {
  const { orderId }: OutcomeMessage = JSON.parse(payload);
  const mailData = await findOrderMailData(database, orderId);
  const outcome = await findOutcome(database, orderId);
  if (!mailData?.isConfirmed || !outcome) return 'drop';
  return composeMail(mailTemplate('order.outcome'), mailData, {
    number: orderNumber(orderId),
    item: mailData.itemsName,
    charity: mailData.charity,
    profile: new URL('/profile', publicUrl),
    ...describeOutcome(outcome, publicUrl),
  });
};

/**
 * The placeholder values for the paragraphs about an outcome. The email links to the profile instead of showing the photo, because
 * the address of a private photo expires within hours, and an attached photo could never be withdrawn.
 */
export function describeOutcome(outcome: StoredOutcome | undefined, publicUrl: string) {
  const profile = new URL('/profile', publicUrl);
  return {
    outcomeLine: outcome?.line ?? undefined,
    outcomePhoto: outcome?.image_id ? profile : undefined,
    outcomeConsent: outcome?.organization_consents ? profile : undefined,
  };
}
