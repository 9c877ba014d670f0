import { type Kysely, sql } from 'kysely';

/** What organizations say became of orders. A sample belongs to no order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outcomes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.unique().references('orders.id'))
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('line', 'text')
    .addColumn('image_id', 'text', (column) => column.unique().references('pictures.id'))
    .addColumn('organization_consents', 'integer', (column) => column.notNull())
    .addColumn('donor_consents', 'integer', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await sql`
    create index outcomes_shown on outcomes (organization_id, is_sample, created_at)
    where organization_consents = 1 and donor_consents = 1
  `.execute(db);
  await sql`
    create index outcomes_with_photo_to_remove on outcomes (created_at)
    where image_id is not null and organization_consents + donor_consents < 2
  `.execute(db);
}
