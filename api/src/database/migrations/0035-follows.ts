import { type Kysely, sql } from 'kysely';

/** What people follow by email, and the ids of deleted need categories, which no other category may get. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFollows(db);
  await addWantedTimes(db);
  await createRetiredCategories(db);
}

async function createFollows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('followers')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('mailed_day', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('organization_follows')
    .addColumn('user_id', 'text', (column) => column.notNull().references('followers.user_id').onDelete('cascade'))
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('reported_until', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('organization_follows_key', ['user_id', 'organization_id'])
    .execute();
  await db.schema
    .createIndex('organization_follows_by_organization')
    .on('organization_follows')
    .column('organization_id')
    .execute();
  await db.schema
    .createTable('need_follows')
    .addColumn('user_id', 'text', (column) => column.notNull().references('followers.user_id').onDelete('cascade'))
    .addColumn('need_id', 'text', (column) => column.notNull().references('needs.id').onDelete('cascade'))
    .addColumn('reported_stage', 'text', (column) => column.notNull())
    .addColumn('reported_urgent', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('need_follows_key', ['user_id', 'need_id'])
    .execute();
  await db.schema.createIndex('need_follows_by_need').on('need_follows').column('need_id').execute();
}

/** Followers of an organization get news of the needs that became wanted after the last email. */
async function addWantedTimes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('needs').addColumn('wanted_at', 'text').execute();
  await sql`update needs set wanted_at = created_at where state = 'wanted'`.execute(db);
}

/** The audit log has the ids of the categories that were deleted before this migration. */
async function createRetiredCategories(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retired_need_categories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
  await sql`
    insert into retired_need_categories (id)
    select distinct subject_id from audit_entries
    where subject_kind = 'need category' and action = 'deleted'
      and subject_id not in (select id from need_categories)
  `.execute(db);
}
