import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addConfirmations(db);
  await createEmailCodes(db);
}

/** Accounts of earlier versions count as confirmed, because those versions did not ask for a confirmation. */
async function addConfirmations(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'text').execute();
  await sql`update users set email_confirmed_at = created_at`.execute(db);
}

async function createEmailCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addCheckConstraint('email_codes_purpose', sql`purpose in ('reset', 'confirm')`)
    .execute();
  await db.schema.createIndex('email_codes_by_user').on('email_codes').column('user_id').execute();
  await db.schema.createIndex('email_codes_by_expiry').on('email_codes').column('expires_at').execute();
}
