import { type Kysely, sql } from 'kysely';

/**
 * Indexes for the sums in the desk's overview: the pieces of the last days, and the coins of the last month. Each
 * covers all columns that its sum reads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_by_receipt')
    .on('orders')
    .columns(['received_at', 'status', 'organization_id', 'received_quantity'])
    .where(sql.ref('received_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('redemptions_approved')
    .on('redemptions')
    .columns(['decided_at', 'brand_id', 'coins'])
    .where(sql.ref('status'), '=', sql.lit('approved'))
    .execute();
}
