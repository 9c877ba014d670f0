import { type Kysely, sql } from 'kysely';

/** Volunteers, who work for one organization; blocked accounts; invitations to a role. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendUsers(db);
  await createInvitations(db);
}

async function extendUsers(db: Kysely<unknown>): Promise<void> {
  const users = () => db.schema.alterTable('users');
  await users()
    .addColumn('organization_id', 'text', (column) => column.references('organizations.id'))
    .execute();
  await users().addColumn('blocked_at', 'text').execute();
  await users().addColumn('blocked_reason', 'text').execute();
}

/** The code is written only when the email is, so an invitation has none until then. */
async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('brand_id', 'text', (column) => column.references('brands.id'))
    .addColumn('organization_id', 'text', (column) => column.references('organizations.id'))
    .addColumn('code_hash', 'text', (column) => column.unique())
    .addColumn('invited_by', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  // One open invitation for an address: a new one replaces it.
  await db.schema
    .createIndex('invitations_open')
    .on('invitations')
    .column('email_key')
    .unique()
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
}
