import type { Kysely } from 'kysely';
import { forbidChanges } from '../append-only.ts';

/** The site's copy as staff change it at the desk: the published versions of each page, which are never changed, and one draft. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('copy_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('overrides', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('copy_versions_version', ['page', 'version'])
    .execute();
  await forbidChanges(db, 'copy_versions');
  await db.schema
    .createTable('copy_drafts')
    .addColumn('page', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('actor_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
