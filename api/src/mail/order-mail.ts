import { orderNumber } from '@kindcrate/contract/order-number';
import type { OrderAddressee } from '../repositories/order-addressees.ts';
import type { OrderMessage } from '../repositories/order-events.ts';
import { fillIn, type Values } from './fill-in.ts';
import type { Mail } from './mail.ts';
import { farewell, greeting, orderTexts } from './order-texts.ts';

/** Writes the e-mail about a step of an order. */
export function writeOrderMail(
  { orderId, status, reason, quantity, coins = 0 }: OrderMessage,
  { username, email, itemsName, charity, receiptCode }: OrderAddressee,
  publicUrl: string,
): Pick<Mail, 'to' | 'subject' | 'text'> {
  const values: Values = {
    name: username,
    number: orderNumber(orderId),
    item: itemsName,
    charity,
    reason,
    quantity,
    coins: coins > 0 ? coins : undefined,
    coinsBack: coins < 0 ? -coins : undefined,
    receipt: receiptCode && `${publicUrl}/receipt/${receiptCode}`,
    profile: `${publicUrl}/profile`,
  };
  const { subject, lines } = orderTexts[status];
  const paragraphs = [greeting, ...lines, ...farewell].flatMap((line) => fillIn(line, values) ?? []);
  return {
    to: { name: username, address: email },
    subject: fillIn(subject, values) ?? subject,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
