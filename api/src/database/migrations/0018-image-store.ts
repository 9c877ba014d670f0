import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Names the folder that holds the images of this database.
  await db.schema
    .createTable('image_store')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('is_marked', 'integer', (column) => column.notNull())
    .execute();
  // The photos that are removed some time after their orders ended; few, however many orders there are.
  await sql`
    create index orders_with_photo_to_remove on orders (id)
    where status in ('cancelled', 'declined') and picture_id <> 'removed-photo'
  `.execute(db);
}
