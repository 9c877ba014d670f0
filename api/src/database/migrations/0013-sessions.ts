import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addSessionDetails(db);
  await createSecurityEvents(db);
}

/** As far as we know, existing sessions were last used, and last proved the password, at their login. */
async function addSessionDetails(db: Kysely<unknown>): Promise<void> {
  for (const column of ['browser', 'system', 'last_used_at', 'confirmed_at']) {
    await db.schema
      .alterTable('sessions')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  await sql`update sessions set last_used_at = created_at, confirmed_at = created_at`.execute(db);
}

/** Without a reference to `users`, so that an event outlives the account. */
async function createSecurityEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('security_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('email_hash', 'text')
    .addColumn('network_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('security_events_newest')
    .on('security_events')
    .columns(['created_at desc', 'id desc'])
    .execute();
}
