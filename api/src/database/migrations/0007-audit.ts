import type { Kysely } from 'kysely';
import { forbidChanges } from '../append-only.ts';

/** The audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('actor_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('audit_entries_newest')
    .on('audit_entries')
    .columns(['created_at desc', 'id desc'])
    .execute();
  await forbidChanges(db, 'audit_entries');
}
