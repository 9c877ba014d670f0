import type { Kysely } from 'kysely';

/** Images that were stored before this migration have no versions; pages show them in their two sizes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pictures')
    .addColumn('has_versions', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
