import { orderNumber } from '@kindcrate/contract/order-number';
import { fillInMail } from '../mail/fill-in-mail.ts';
import type { MailContent } from '../mail/mail.ts';
import type { OrderMessage } from './event-repository.ts';
import { farewell, greeting, orderTexts } from './mail-texts.ts';
import type { OrderAddressee } from './recipient-repository.ts';

/** Writes the e-mail about a step of an order. */
export function writeOrderMail(
  { orderId, status, reason, quantity, coins = 0 }: OrderMessage,
  addressee: OrderAddressee,
  publicUrl: string,
): MailContent {
  const { itemsName, charity, receiptCode } = addressee;
  const { subject, lines } = orderTexts[status];
  return fillInMail({ subject, lines: [greeting, ...lines, ...farewell] }, addressee, {
    number: orderNumber(orderId),
    item: itemsName,
    charity,
    reason,
    quantity,
    coins: coins > 0 ? coins : undefined,
    coinsBack: coins < 0 ? -coins : undefined,
    receipt: receiptCode && `${publicUrl}/receipt/${receiptCode}`,
    profile: `${publicUrl}/profile`,
  });
}
