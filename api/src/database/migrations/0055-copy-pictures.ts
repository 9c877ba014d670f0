import type { Kysely } from 'kysely';

/** The pictures that staff have uploaded for the site's copy. One that was published is kept as long as the versions, which are never deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('copy_pictures')
    .addColumn('picture_id', 'text', (column) => column.primaryKey().references('pictures.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .execute();
}
