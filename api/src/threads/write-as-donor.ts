import type { Database } from '../database/database.ts';
import { lockOrder } from '../database/order-lock.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { isOpenAccount } from './account-repository.ts';
import { readDonorThread } from './read-thread.ts';
import { ensureOrderThread, lockThread, updateThread } from './repository.ts';
import { addToThread, countMessage, isRepeatedMessage, type NewMessage } from './write-message.ts';

/**
 * Adds a message from the donor to the thread about their order. A repeated request adds nothing.
 * @throws Failure `not_found` for someone else's order; `too_many_requests`; `conflict` when the thread is full.
 */
export async function writeAsDonor({ database }: Services, message: NewMessage, now = new Date()): Promise<void> {
  const { threadId, authorId } = message;
  if (await isRepeatedMessage(database, message)) return;
  // Throws if the order belongs to someone else, before the message is counted: requests for other people's orders must not use
  // up the limit.
  await readDonorThread(database, threadId, authorId);
  await countMessage(database, authorId, 'donor', now);
  await database.transaction().execute(async (transaction) => {
    const order = await lockOwnOrder(transaction, threadId, authorId);
    // The lock on the order makes simultaneous requests wait for each other.
    if (await isRepeatedMessage(transaction, message)) return;
    const thread = await ensureOrderThread(transaction, order, now);
    const state = { waiting_since: thread.waiting_since ?? now.toISOString() };
    await addToThread(transaction, thread, message, { now, fromDesk: false, state });
  });
}

/** Stores how far a donor has read the thread about their order. */
export async function markReadByDonor({ database }: Services, orderId: string, userId: string, read: number) {
  await database.transaction().execute(async (transaction) => {
    await lockOwnOrder(transaction, orderId, userId);
    const thread = await lockThread(transaction, orderId);
    if (!thread) return;
    const donor_read = Math.max(thread.donor_read, Math.min(read, thread.length));
    await updateThread(transaction, orderId, { donor_read });
  });
}

/** Locks a donor's own order. @throws Failure `not_found`; `unauthorized` when the account was deleted a moment ago. */
async function lockOwnOrder(transaction: Database, orderId: string, userId: string) {
  const order = await lockOrder(transaction, orderId, { donorId: userId });
  if (!order) throw new Failure('not_found.order');
  // Deleting an account locks its orders, so a deletion that had begun is complete by now.
  if (!(await isOpenAccount(transaction, userId))) throw new Failure('unauthorized.session_ended');
  return order;
}
