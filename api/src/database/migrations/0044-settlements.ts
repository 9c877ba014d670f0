import type { Kysely } from 'kysely';
import { forbidChanges } from '../append-only.ts';

/** Which coins of a brand and month are settled: a ledger, whose entries are numbered so that two people cannot both add the same one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settlement_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) => column.notNull().references('brands.id'))
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('coins', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('settlement_entries_sequence', ['month', 'brand_id', 'sequence'])
    .execute();
  await forbidChanges(db, 'settlement_entries');
}
