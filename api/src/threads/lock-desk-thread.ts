import type { Database } from '../database/database.ts';
import { lockOrder } from '../database/order-lock.ts';
import type { ThreadRow } from '../database/thread-rows.ts';
import { Failure } from '../failure.ts';
import { isOpenAccount } from './account-repository.ts';
import { lockContactMessage } from './contact-repository.ts';
import { ensureOrderThread, lockThread } from './repository.ts';

/** Someone at the desk. */
export interface DeskActor {
  userId: string;
  /** The only organization whose threads the person sees; undefined for staff, who see all threads. */
  organizationId: string | undefined;
}

/**
 * Locks the thread that someone at the desk replies to. The thread of an order is created if nobody has written yet.
 * @throws Failure `not_found`; `conflict` when nobody can read a reply, because the account is blocked or deleted.
 */
export async function lockForReply(
  transaction: Database,
  id: string,
  { organizationId }: DeskActor,
  now: Date,
): Promise<ThreadRow> {
  // Locks the order first, as the deletion of an account does, so that the two cannot deadlock.
  const order = await lockOrder(transaction, id, { organizationId });
  if (!order) return lockWrittenThread(transaction, id, organizationId);
  if (order.donorId === null) throw new Failure('not_found.thread');
  if (!(await isOpenAccount(transaction, order.donorId))) throw new Failure('conflict.thread_closed');
  return ensureOrderThread(transaction, order, now);
}

/**
 * Locks a thread that someone at the desk changes without replying. Someone must have written in it.
 * @throws Failure `not_found`.
 */
export async function lockForChange(
  transaction: Database,
  id: string,
  organizationId: string | undefined,
): Promise<ThreadRow> {
  // Locks the order first, as a reply does. Otherwise the two could deadlock, because changing a thread twice in a transaction
  // makes PostgreSQL lock the order of the thread.
  await lockOrder(transaction, id, { organizationId });
  return lockWrittenThread(transaction, id, organizationId);
}

async function lockWrittenThread(
  transaction: Database,
  id: string,
  organizationId: string | undefined,
): Promise<ThreadRow> {
  // Locks the contact message first, as its deletion does, so that the two cannot deadlock.
  await lockContactMessage(transaction, id);
  const thread = await lockThread(transaction, id, organizationId);
  if (!thread) throw new Failure('not_found.thread');
  return thread;
}
