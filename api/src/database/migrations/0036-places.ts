import type { Kysely } from 'kysely';

/** Where, when and how each organization takes goods. An organization has no row until someone enters its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('places')
    .addColumn('organization_id', 'text', (column) => column.primaryKey().references('organizations.id'))
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('postal_code', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('remark', 'text')
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('hours', 'text', (column) => column.notNull())
    .addColumn('closed_days', 'text', (column) => column.notNull())
    .addColumn('drop_off', 'integer', (column) => column.notNull())
    .addColumn('collection', 'text')
    .addColumn('capacity_per_hour', 'integer', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
