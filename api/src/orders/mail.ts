import { orderNumber } from '@kindcrate/contract/order-number';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { CalendarState } from '../handovers/repository.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailContent, WriteMail } from '../mail/mail.ts';
import { findOutcome, type StoredOutcome } from '../outcomes/repository.ts';
import { mailTemplate } from '../texts/texts.ts';
import { describeItemList } from './describe-items.ts';
import { findCanceledTime } from './handover-entry.ts';
import { findOrderMailData, type OrderMailData } from './mail-repository.ts';
import { describeOutcome } from './outcome-mail.ts';

export const orderMessageKind = 'order status';

/** The payload of an outbox message about a new status. */
export interface OrderMessage {
  orderId: string;
  status: OrderStatus;
  reason?: string | undefined;
  /** Pieces that were received. */
  quantity?: number | undefined;
  /** Coins that the change added; negative when it took them back. */
  coins?: number | undefined;
  /** The agreed time that was canceled because the order ended, or because its goods arrived early. */
  calendar?: CalendarState | undefined;
}

interface OrderMailDetails {
  /** The agreed time that is no longer needed, in words. */
  canceledTime?: string | undefined;
  outcome?: StoredOutcome | undefined;
}

/** Writes the email to the donor about a new status of an order. */
export const writeOrderMail: WriteMail = async (database, payload, publicUrl) => {
  const message: OrderMessage = JSON.parse(payload);
  const mailData = await findOrderMailData(database, message.orderId);
  if (mailData && !mailData.isConfirmed) return 'drop';
  if (!mailData) return undefined;
  const canceled = await findCanceledTime(database, message, mailData, publicUrl);
  const outcome = message.status === 'completed' ? await findOutcome(database, message.orderId) : undefined;
  const mail = composeOrderMail(message, mailData, publicUrl, { canceledTime: canceled?.time, outcome });
  return { ...mail, calendar: canceled?.entry };
};

export function composeOrderMail(
  { orderId, status, reason, quantity, coins = 0 }: OrderMessage,
  mailData: OrderMailData,
  publicUrl: string,
  { canceledTime, outcome }: OrderMailDetails = {},
): MailContent {
  const { itemsName, items, charity, receiptCode } = mailData;
  return composeMail(mailTemplate(`order.${status}`), mailData, {
    number: orderNumber(orderId),
    item: itemsName,
    items: describeItemList(items),
    charity,
    reason,
    canceledTime,
    quantity,
    coins: coins > 0 ? coins : undefined,
    coinsBack: coins < 0 ? -coins : undefined,
    receipt: receiptCode === undefined ? undefined : new URL(`/receipt/${receiptCode}`, publicUrl),
    profile: new URL('/profile', publicUrl),
    ...describeOutcome(outcome, publicUrl),
  });
}
