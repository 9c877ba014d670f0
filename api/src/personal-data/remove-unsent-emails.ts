import { emailKey } from '../accounts/user-repository.ts';
import type { Database } from '../database/database.ts';
import { listUnsentMessages, removeMessage } from '../mail/outbox-repository.ts';
import { filterRedemptionIdsOfDonor } from '../redemptions/repository.ts';

interface DeletedPerson {
  userId: string;
  /** The confirmed address in lowercase, for comparison; undefined when there is none. */
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

/** Removes the emails to a person that have not been sent yet. The content of sent messages is already deleted. */
export async function removeUnsentEmails(transaction: Database, person: DeletedPerson): Promise<void> {
  const messages = (await listUnsentMessages(transaction)).map(({ id, payload }) => ({
    id,
    content: parse(payload),
  }));
  const redemptionIds = messages.flatMap(({ content }) => content.redemptionId ?? []);
  const ownRedemptions = new Set(await filterRedemptionIdsOfDonor(transaction, redemptionIds, person.userId));
  const ownOrders = new Set(person.orderIds);
  const isOwn = ({ userId, email, orderId, redemptionId }: Content) =>
    userId === person.userId ||
    (email !== undefined && emailKey(email) === person.email) ||
    (orderId !== undefined && ownOrders.has(orderId)) ||
    (redemptionId !== undefined && ownRedemptions.has(redemptionId));
  for (const { id, content } of messages) if (isOwn(content)) await removeMessage(transaction, id);
}

/** Parses the payload of a message. A payload that cannot be parsed counts as empty, because its message cannot be delivered either. */
function parse(payload: string): Content {
  try {
    return JSON.parse(payload);
  } catch {
    return {};
  }
}
