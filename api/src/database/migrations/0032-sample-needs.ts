import { type Kysely, sql } from 'kysely';

/** Marks needs that came with the sample data, as entries of the catalog are marked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('needs')
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update needs set is_sample = 1 where sample_received > 0`.execute(db);
}
