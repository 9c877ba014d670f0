import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createBrands(db);
  await createOrganizations(db);
  await createDonationCards(db);
  await createSeeds(db);
}

async function createBrands(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('brands')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('info', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.notNull().references('pictures.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createOrganizations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('organizations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('information', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('organization_images')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('picture_id', 'text', (column) => column.notNull().references('pictures.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('organization_images_order', ['organization_id', 'position'])
    .execute();
}

async function createDonationCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('donation_cards')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('info', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.notNull().references('pictures.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Remembers completed seeds, so that sample data that someone deleted does not come back. */
async function createSeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seeds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('completed_at', 'text', (column) => column.notNull())
    .execute();
}
