import type { Database } from '../database/database.ts';
import type { CalendarState } from './repository.ts';

/** The reminders that are due, the earliest first. */
export async function listDueReminders(
  database: Database,
  now: Date,
  limit: number,
): Promise<{ order_id: string; remind_at: string }[]> {
  return database
    .selectFrom('handovers')
    .select(['order_id', 'remind_at'])
    .where('remind_at', 'is not', null)
    .where('remind_at', '<=', now.toISOString())
    .orderBy('remind_at')
    .limit(limit)
    .$narrowType<{ remind_at: string }>()
    .execute();
}

/**
 * Claims a reminder. Of several servers, only one succeeds.
 * @returns the agreed time; undefined when the reminder had already been claimed, the time was moved, or the order is no longer
 * waiting for its goods.
 */
export async function claimReminder(
  transaction: Database,
  { orderId, remindAt }: { orderId: string; remindAt: string },
): Promise<CalendarState | undefined> {
  const claimed = await transaction
    .updateTable('handovers')
    .set({ remind_at: null })
    .where('order_id', '=', orderId)
    .where('remind_at', '=', remindAt)
    .returning(['starts_at as start', 'ends_at as end', 'sequence'])
    .executeTakeFirst();
  if (!claimed || claimed.start === null || claimed.end === null) return undefined;
  const order = await transaction.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst();
  return order?.status === 'accepted'
    ? { start: claimed.start, end: claimed.end, sequence: claimed.sequence }
    : undefined;
}
