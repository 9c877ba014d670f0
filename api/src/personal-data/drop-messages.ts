import { emailKey } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { listUnsentMessages, removeMessage } from '../mail/outbox-repository.ts';
import { listIdsOfDonor } from '../redemptions/repository.ts';

interface Leaver {
  userId: string;
  /** The confirmed address in its comparable form; undefined when there is none. */
  email: string | undefined;
  orderIds: readonly string[];
}

/** The ids and addresses that outbox messages contain. */
interface Content {
  userId?: string;
  email?: string;
  orderId?: string;
  redemptionId?: string;
}

/** Removes the emails to a person that were not sent yet. Sent ones contain nothing anymore. */
export async function dropMessages(transaction: Database, leaver: Leaver): Promise<void> {
  const messages = (await listUnsentMessages(transaction)).map(({ id, payload }) => ({
    id,
    content: parse(payload),
  }));
  const redemptionIds = messages.flatMap(({ content }) => content.redemptionId ?? []);
  const ownRedemptions = new Set(await listIdsOfDonor(transaction, redemptionIds, leaver.userId));
  const ownOrders = new Set(leaver.orderIds);
  const isOwn = ({ userId, email, orderId, redemptionId }: Content) =>
    userId === leaver.userId ||
    (email !== undefined && emailKey(email) === leaver.email) ||
    (orderId !== undefined && ownOrders.has(orderId)) ||
    (redemptionId !== undefined && ownRedemptions.has(redemptionId));
  for (const { id, content } of messages) if (isOwn(content)) await removeMessage(transaction, id);
}

/** A message that cannot be read is about nobody: its delivery will fail as well. */
function parse(payload: string): Content {
  try {
    return JSON.parse(payload);
  } catch {
    return {};
  }
}
