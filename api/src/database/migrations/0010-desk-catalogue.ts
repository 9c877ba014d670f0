import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['brands', 'organizations', 'donation_cards']) await addEntryState(db, table);
  await addAnswers(db);
  await db.schema.createIndex('users_by_search').on('users').columns(['email_key', 'username', 'id']).execute();
}

/** Every edit increments the revision, so that of two simultaneous edits the second fails with `conflict`. */
async function addEntryState(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable(table)
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

async function addAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('complaints').addColumn('answered_at', 'text').execute();
  await db.schema
    .alterTable('complaints')
    .addColumn('answered_by', 'text', (column) => column.references('users.id'))
    .execute();
  const newest = ['created_at desc', 'id desc'];
  await db.schema.createIndex('complaints_newest').on('complaints').columns(newest).execute();
  for (const [name, operator] of [
    ['complaints_open', 'is'],
    ['complaints_answered', 'is not'],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('complaints')
      .columns(newest)
      .where(sql.ref('answered_at'), operator, null)
      .execute();
  }
}
