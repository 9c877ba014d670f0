import { isOpen } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { Database } from '../database/database.ts';
import { lockOrder } from '../database/order-lock.ts';
import { cancelHandover, offerTimes } from '../handovers/change-handover.ts';
import { addHandoverMessage } from '../handovers/messages.ts';
import type { HandoverNews } from '../handovers/news.ts';
import { findHandover } from '../handovers/repository.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import type { Effects } from '../transact.ts';
import { type OrderMessage, orderMessageKind } from './mail.ts';

interface HandoverChange {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  /** The times that the desk offers when it accepts the order. */
  times?: readonly string[] | undefined;
}

/**
 * Changes the handover of an order together with its status. When the order is accepted, times are offered. The handover is
 * canceled when the order ends before its goods have arrived, or when the goods arrive before the agreed time.
 * @returns what the donor should know about the handover; undefined when there is nothing to report
 * @throws what `offerTimes` throws.
 */
export async function changeHandoverWithStatus(
  transaction: Database,
  { orderId, from, to, times }: HandoverChange,
  now: Date,
): Promise<HandoverNews | undefined> {
  if (to === 'accepted') {
    const order = await lockOrder(transaction, orderId);
    return order && offerTimes(transaction, order, { chosen: times, kind: times && 'drop-off', now });
  }
  if (!isOpen(from) || isOpen(to)) return undefined;
  const handover = await findHandover(transaction, orderId);
  if (!handover) return undefined;
  const isEarly = handover.starts_at !== null && handover.starts_at > now.toISOString();
  return to !== 'received' || isEarly ? cancelHandover(transaction, handover, now) : undefined;
}

/** Adds a single email to the outbox, about both a new status and the change of the handover that came with it. */
export async function notifyDonor(
  transaction: Database,
  effects: Effects,
  message: OrderMessage,
  news: HandoverNews | undefined,
  now: Date,
): Promise<void> {
  const { orderId, status, reason } = message;
  if (status === 'accepted' && news) {
    return addHandoverMessage(transaction, effects, { ...news, orderId, reason, isAcceptance: true }, now);
  }
  if (news) effects.invalidateTimes();
  const content: OrderMessage = { ...message, calendar: news?.calendar };
  await addMessage(transaction, orderMessageKind, content, now.toISOString());
  effects.wakeMail();
}
