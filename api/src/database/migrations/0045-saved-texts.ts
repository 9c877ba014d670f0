import type { Kysely } from 'kysely';

/** The reasons and replies that the desk writes often. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_texts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slot', 'integer', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
