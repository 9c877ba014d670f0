import { countDeleted, type Database, lockAvailableRows, lockRows } from '../database/database.ts';
import type { LockedOrder } from '../database/order-lock.ts';
import type { ThreadRow } from '../database/thread-rows.ts';

/** Adds the thread of a contact message that has just been sent. */
export async function addContactThread(database: Database, id: string, sentAt: string): Promise<void> {
  await database
    .insertInto('threads')
    .values({ ...emptyThread, id, complaint_id: id, length: 1, waiting_since: sentAt, last_at: sentAt })
    .execute();
}

/** Returns the thread of an order, and creates it if nobody has written yet. The order must be locked. */
export async function ensureOrderThread(
  transaction: Database,
  { id, organizationId }: Pick<LockedOrder, 'id' | 'organizationId'>,
  now: Date,
): Promise<ThreadRow> {
  await transaction
    .insertInto('threads')
    .values({ ...emptyThread, id, order_id: id, organization_id: organizationId, last_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return transaction.selectFrom('threads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

const emptyThread = {
  order_id: null,
  complaint_id: null,
  organization_id: null,
  length: 0,
  desk_read: 0,
  donor_read: 0,
  waiting_since: null,
  notified_at: null,
  assigned_to: null,
};

export async function findThread(database: Database, id: string): Promise<ThreadRow | undefined> {
  return database.selectFrom('threads').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Locks a thread, so that it does not change until the transaction ends.
 * @param organizationId if given, only threads about this organization's orders are found
 */
export async function lockThread(
  transaction: Database,
  id: string,
  organizationId?: string,
): Promise<ThreadRow | undefined> {
  const query = transaction
    .selectFrom('threads')
    .selectAll()
    .where('id', '=', id)
    .$if(organizationId !== undefined, (threads) => threads.where('organization_id', '=', organizationId ?? ''));
  return lockRows(transaction, query).executeTakeFirst();
}

export async function updateThread(database: Database, id: string, changes: Partial<ThreadRow>): Promise<void> {
  await database.updateTable('threads').set(changes).where('id', '=', id).execute();
}

/** Deletes the threads of orders. The database itself deletes the messages in these threads (`on delete cascade`). */
export async function deleteThreadsOfOrders(database: Database, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length) await database.deleteFrom('threads').where('order_id', 'in', orderIds).execute();
}

/** Deletes up to `limit` threads about orders that have had no message since the given time. @returns how many. */
export async function deleteOldThreads(database: Database, before: Date, limit: number): Promise<number> {
  const old = database
    .selectFrom('threads')
    .select('id')
    .where('last_at', '<', before.toISOString())
    .where('order_id', 'is not', null)
    .limit(limit);
  return countDeleted(database.deleteFrom('threads').where('id', 'in', lockAvailableRows(database, old)));
}
