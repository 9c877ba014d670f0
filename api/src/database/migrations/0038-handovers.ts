import { type Kysely, sql } from 'kysely';

/** How goods change hands, and when. The agreed times of an organization are its bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('handovers')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('street', 'text')
    .addColumn('number', 'text')
    .addColumn('city', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('remark', 'text')
    .addColumn('preferred', 'text', (column) => column.notNull())
    .addColumn('offered', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('remind_at', 'text')
    .addColumn('on_the_way_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('handovers_by_time')
    .on('handovers')
    .columns(['organization_id', 'starts_at'])
    .where(sql.ref('starts_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('handovers_to_remind')
    .on('handovers')
    .column('remind_at')
    .where(sql.ref('remind_at'), 'is not', null)
    .execute();
}
