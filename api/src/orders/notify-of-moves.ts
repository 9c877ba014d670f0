import type { Database } from '../database/database.ts';
import type { HandoverNews } from '../handovers/news.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import type { Effects } from '../transact.ts';
import type { OrderMessage } from './mail.ts';
import { type OrderMovesMessage, orderMovesMessageKind } from './moves-mail.ts';
import { notifyDonor } from './notify-donor.ts';

/** What the donor of an order is notified about. */
export interface DonorNews {
  donorId: string;
  message: OrderMessage;
  handover: HandoverNews | undefined;
}

/**
 * Adds one email about all moved orders of a donor to the outbox. An order whose agreed time is booked or canceled gets an email
 * of its own, because one email can add or cancel only one calendar event (RFC 5546, 3.2.2 and 3.2.5).
 */
export async function notifyDonorOfMoves(
  transaction: Database,
  effects: Effects,
  news: readonly DonorNews[],
  now: Date,
): Promise<void> {
  const combined = news.filter(({ handover }) => !handover?.calendar);
  const separate = combined.length > 1 ? news.filter(({ handover }) => handover?.calendar) : news;
  for (const { message, handover } of separate) await notifyDonor(transaction, effects, message, handover, now);
  const [first] = combined;
  if (!first || combined.length < 2) return;
  if (combined.some(({ handover }) => handover)) effects.invalidateTimes();
  const { status, reason } = first.message;
  const content: OrderMovesMessage = {
    userId: first.donorId,
    status,
    reason,
    orders: combined.map(({ message: { orderId, coins }, handover }) => ({
      orderId,
      coins,
      hasTimes: handover?.event === 'offered',
    })),
  };
  await addMessage(transaction, orderMovesMessageKind, content, now.toISOString());
  effects.wakeMail();
}
