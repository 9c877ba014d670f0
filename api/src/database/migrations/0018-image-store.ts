import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row, whose id is also in the folder that holds the images of this database (images/bind-image-store.ts).
  await db.schema
    .createTable('image_store')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('is_marked', 'integer', (column) => column.notNull())
    .execute();
  // For the sweep, which removes photos some time after their orders ended. The index leaves out all other orders, so it
  // stays small.
  await sql`
    create index orders_with_photo_to_remove on orders (id)
    where status in ('cancelled', 'declined') and picture_id <> 'removed-photo'
  `.execute(db);
}
