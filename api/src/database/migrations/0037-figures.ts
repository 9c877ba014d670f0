import type { Kysely } from 'kysely';

/** The public figures: one row for each day, so that only one server computes them. Only the latest row is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('figure_runs')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('claim', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('figures', 'text')
    .execute();
}
