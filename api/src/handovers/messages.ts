import type { Database } from '../database/database.ts';
import { addMessage } from '../mail/outbox-repository.ts';
import type { Effects } from '../transact.ts';
import type { HandoverNews } from './news.ts';

export const handoverMessageKind = 'handover';

/** The payload of an outbox message about a handover. */
export interface HandoverMessage extends HandoverNews {
  orderId: string;
  /** Whether the order has just been accepted, so that this email also says so. */
  isAcceptance?: boolean | undefined;
  /** What the desk wrote when it accepted the order. */
  reason?: string | undefined;
}

/**
 * Adds to the outbox the email about what happened to a handover. The cached free times are invalidated too, because
 * those of the organization may have changed.
 */
export async function addHandoverMessage(
  transaction: Database,
  effects: Effects,
  message: HandoverMessage,
  now: Date,
): Promise<void> {
  await addMessage(transaction, handoverMessageKind, message, now.toISOString());
  effects.wakeMail();
  effects.invalidateTimes();
}
