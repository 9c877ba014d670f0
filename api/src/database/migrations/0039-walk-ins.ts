import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** Gifts that arrive unannounced: their orders may have no donor, and a link in an email lets its reader claim one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isPostgres(db) ? makeDonorOptionalOnPostgres(db) : makeDonorOptionalOnEmbedded(db));
  await db.schema
    .alterTable('orders')
    .addColumn('taken_in', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    create index orders_with_unclaimed_contact on orders (created_at)
    where user_id is null and (location <> '' or phone <> '')
  `.execute(db);
  await createClaimLinks(db);
}

async function makeDonorOptionalOnPostgres(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .alterColumn('user_id', (column) => column.dropNotNull())
    .execute();
}

/** SQLite cannot change a column, and replacing the table would break the references to it. So the column is replaced. */
async function makeDonorOptionalOnEmbedded(db: Kysely<unknown>): Promise<void> {
  const orders = () => db.schema.alterTable('orders');
  await db.schema.dropIndex('orders_newest_of_user').execute();
  await orders().renameColumn('user_id', 'former_user_id').execute();
  await orders()
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .execute();
  await sql`update orders set user_id = former_user_id`.execute(db);
  await orders().dropColumn('former_user_id').execute();
  await db.schema
    .createIndex('orders_newest_of_user')
    .on('orders')
    .columns(['user_id', 'created_at desc', 'id'])
    .execute();
}

async function createClaimLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claim_links')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('claim_links_by_expiry').on('claim_links').column('expires_at').execute();
  await db.schema.createIndex('claim_links_by_email').on('claim_links').column('email_key').execute();
}
