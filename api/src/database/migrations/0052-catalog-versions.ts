import type { Kysely } from 'kysely';
import { forbidChanges } from '../append-only.ts';

/** Every saved version of an entry of the catalog. Entries that exist already get their first version with their next edit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalog_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entry_kind', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('catalog_versions_revision', ['entry_id', 'revision'])
    .execute();
  // The retention of accounts looks for what a person has done.
  await db.schema.createIndex('catalog_versions_by_actor').on('catalog_versions').column('actor_id').execute();
  await forbidChanges(db, 'catalog_versions');
}
