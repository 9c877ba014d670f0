import { orderNumber } from '@kindcrate/contract/order-number';
import type { OrderAddressee } from '../repositories/order-addressees.ts';
import type { OrderMessage } from '../repositories/order-events.ts';
import { fillInMail } from './fill-in-mail.ts';
import type { MailContent } from './mail.ts';
import { farewell, greeting, orderTexts } from './order-texts.ts';

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
