import type { Kysely } from 'kysely';

/**
 * Internal notes on orders, and the person at the desk to whom an order is assigned. Nobody is assigned to existing orders. Notes are no
 * ledger: they disappear with the other texts of an order when its donor deletes their account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('order_notes_by_order').on('order_notes').columns(['order_id', 'created_at']).execute();
  await db.schema.createIndex('order_notes_by_author').on('order_notes').column('author_id').execute();
  await db.schema
    .alterTable('orders')
    .addColumn('assignee_id', 'text', (column) => column.references('users.id'))
    .execute();
  await db.schema.createIndex('orders_by_assignee').on('orders').columns(['assignee_id', 'id']).execute();
}
