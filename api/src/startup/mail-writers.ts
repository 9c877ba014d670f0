import type { MailWriters } from '../mail/write-mail.ts';
import { type OrderMessage, orderMessageKind } from '../orders/event-repository.ts';
import { writeOrderMail } from '../orders/mail.ts';
import { findOrderAddressee } from '../orders/recipient-repository.ts';
import { writeRedemptionMail } from '../redemptions/mail.ts';
import { findRedemptionAddressee } from '../redemptions/repository.ts';
import { type RedemptionMessage, redemptionMessageKind } from '../redemptions/step-repository.ts';

/** The messages of the outbox that become emails. */
export const mailWriters: MailWriters = {
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
