import type { Database } from '../database/open-database.ts';
import { type OrderMessage, orderMessageKind } from '../orders/event-repository.ts';
import { writeOrderMail } from '../orders/mail.ts';
import { findOrderAddressee } from '../orders/recipient-repository.ts';
import { writeRedemptionMail } from '../redemptions/mail.ts';
import { findRedemptionAddressee } from '../redemptions/repository.ts';
import { type RedemptionMessage, redemptionMessageKind } from '../redemptions/step-repository.ts';
import type { MailContent } from './mail.ts';

type Write = (database: Database, payload: string, publicUrl: string) => Promise<MailContent | undefined>;

const writers: Record<string, Write> = {
  [orderMessageKind]: async (database, payload, publicUrl) => {
    const message: OrderMessage = JSON.parse(payload);
    const addressee = await findOrderAddressee(database, message.orderId);
    return addressee && writeOrderMail(message, addressee, publicUrl);
  },
  [redemptionMessageKind]: async (database, payload, publicUrl) => {
    const { redemptionId }: RedemptionMessage = JSON.parse(payload);
    const addressee = await findRedemptionAddressee(database, redemptionId);
    return addressee && writeRedemptionMail(addressee, publicUrl);
  },
};

/** The kinds of messages that become e-mails. */
export const mailKinds = Object.keys(writers);

/** Writes the e-mail that a message of the outbox becomes. */
export async function writeMail(
  database: Database,
  { kind, payload }: { kind: string; payload: string },
  publicUrl: string,
): Promise<MailContent> {
  const content = await writers[kind]?.(database, payload, publicUrl);
  if (!content) throw new Error('a message outlived what it is about');
  return content;
}
