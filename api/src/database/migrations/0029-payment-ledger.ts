import { type Kysely, sql } from 'kysely';
import { forbidChanges } from '../append-only.ts';

/** Gives payments an amount, a donor and an order of the provider, and adds the ledger of what providers reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendPayments(db);
  await createEvents(db);
  await forbidChanges(db, 'payment_events');
}

/** Earlier payments were all made in the sandbox, and had neither an amount nor a currency: `XXX` in ISO 4217. */
async function extendPayments(db: Kysely<unknown>): Promise<void> {
  const payments = db.schema.alterTable('payments');
  await payments.addColumn('amount', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await payments.addColumn('currency', 'text', (column) => column.notNull().defaultTo('XXX')).execute();
  await payments.addColumn('recipient', 'text', (column) => column.notNull().defaultTo('')).execute();
  await payments.addColumn('provider_order', 'text', (column) => column.notNull().defaultTo('')).execute();
  await payments
    .addColumn('donor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute();
  for (const name of ['integration', 'reference', 'paid_at', 'mismatch', 'receipted_at'])
    await payments.addColumn(name, 'text').execute();
  await sql`update payments set provider_order = id`.execute(db);
  await sql`update payments set paid_at = answered_at where status = 'accepted'`.execute(db);
  const index = (name: string) => db.schema.createIndex(name).on('payments');
  await index('payments_by_order').columns(['provider', 'provider_order']).unique().execute();
  await index('payments_newest').columns(['created_at desc', 'id desc']).execute();
  await index('payments_by_status').columns(['status', 'created_at desc', 'id desc']).execute();
  await index('payments_by_donor').columns(['donor_id', 'created_at']).execute();
  await index('payments_totals').columns(['provider', 'currency', 'status', 'amount']).execute();
}

/** A provider may name any amount, so it gets 64 bits. The unique index makes reports that arrive again harmless. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_order', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('integration', 'text')
    .addColumn('occurred_at', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('payment_events_once', ['provider', 'transaction_id', 'kind'])
    .execute();
  await db.schema
    .createIndex('payment_events_by_order')
    .on('payment_events')
    .columns(['provider', 'provider_order'])
    .execute();
}
