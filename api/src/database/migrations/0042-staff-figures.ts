import type { Kysely } from 'kysely';

/**
 * Indexes for the figures at the desk: the events of a month by status, and the coins of a month. The second one covers
 * all columns that are summed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('order_events_by_time')
    .on('order_events')
    .columns(['status', 'created_at', 'order_id'])
    .execute();
  await db.schema
    .createIndex('coin_entries_by_time')
    .on('coin_entries')
    .columns(['created_at', 'kind', 'amount'])
    .execute();
}
