import type { Kysely } from 'kysely';

/** Adds the provider's answer to payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .execute();
  await db.schema.alterTable('payments').addColumn('answered_at', 'text').execute();
  await db.schema.dropIndex('payments_by_expiry').execute();
  await db.schema
    .createIndex('payments_by_status_and_expiry')
    .on('payments')
    .columns(['status', 'expires_at'])
    .execute();
}
