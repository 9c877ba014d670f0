import { type Kysely, sql } from 'kysely';

const newest = ['created_at desc', 'id desc'];

/**
 * Notes about people, and the indexes by which the audit log is filtered. The audit log is append-only: indexes leave its rows as they
 * are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createNotes(db);
  for (const [name, columns] of [
    ['audit_entries_of_actor', ['actor_id']],
    ['audit_entries_of_actor_and_action', ['actor_id', 'action']],
    ['audit_entries_of_action', ['action']],
    ['audit_entries_about', ['subject_kind', 'subject_id']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('audit_entries')
      .columns([...columns, ...newest])
      .execute();
  // For the sums of a partner. It has all columns that they need.
  await db.schema
    .createIndex('redemptions_approved_of_partner')
    .on('redemptions')
    .columns(['partner_id', 'coins'])
    .where(sql.ref('status'), '=', sql.lit('approved'))
    .execute();
}

async function createNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('person_notes_newest')
    .on('person_notes')
    .columns(['user_id', ...newest])
    .execute();
  await db.schema.createIndex('person_notes_by_author').on('person_notes').column('author_id').execute();
}
