import { type Kysely, sql } from 'kysely';

/** For the desk: a queue that stays fast, received quantities, receipts, and emails that are sent only once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendOrders(db);
  await createQueueIndexes(db);
  await createReceipts(db);
  await extendOutbox(db);
  await createLedgerIndexes(db);
}

async function extendOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('received_quantity', 'integer').execute();
  await db.schema
    .alterTable('orders')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update orders set search_text = lower(items_name || ' ' || location || ' ' || phone)`.execute(db);
}

/** One index per combination of filters, in the sort order of the queue. */
async function createQueueIndexes(db: Kysely<unknown>): Promise<void> {
  for (const columns of [[], ['status'], ['organization_id'], ['organization_id', 'status']]) {
    const name = columns.length ? `orders_newest_by_${columns.join('_and_')}` : 'orders_newest';
    await db.schema
      .createIndex(name)
      .on('orders')
      .columns([...columns, 'created_at desc', 'id desc'])
      .execute();
  }
  // No order reaches the same status twice: see the table of transitions.
  await db.schema
    .createIndex('order_events_once')
    .on('order_events')
    .columns(['order_id', 'status'])
    .unique()
    .execute();
}

/** The code is part of the URL of a public page, which the donor may share. */
async function createReceipts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipts')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('shows_name', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .execute();
}

/** A process claims a message before it sends it. When the claim expires, any process may send the message. */
async function extendOutbox(db: Kysely<unknown>): Promise<void> {
  const outbox = () => db.schema.alterTable('outbox');
  await outbox()
    .addColumn('claimed_until', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await outbox()
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await outbox().addColumn('failed_at', 'text').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['claimed_until', 'created_at'])
    .where(sql.ref('sent_at'), 'is', null)
    .where(sql.ref('failed_at'), 'is', null)
    .execute();
}

async function createLedgerIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('coin_entries_newest_of_user')
    .on('coin_entries')
    .columns(['user_id', 'created_at desc', 'id desc'])
    .execute();
  await db.schema.createIndex('coin_entries_by_order_id').on('coin_entries').column('order_id').execute();
}
