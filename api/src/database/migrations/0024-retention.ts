import { type Kysely, sql } from 'kysely';
import { forbidChanges } from '../append-only.ts';
import { isPostgres } from '../engine.ts';

/** The nightly job: entries of the audit log that no person made, the job's runs, and indexes for what it deletes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isPostgres(db) ? openAuditLogOnPostgres(db) : openAuditLogOnEmbedded(db));
  await removeSearchTexts(db);
  await forbidChanges(db, 'audit_entries');
  await createRuns(db);
  await indexOldRows(db);
  await indexPhotos(db);
  await indexReferencesToUsers(db);
}

/** Drops the triggers, which `forbidChanges` creates again. */
async function openAuditLogOnPostgres(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete', 'truncate'])
    await sql`drop trigger ${sql.id(`audit_entries_no_${change}`)} on audit_entries`.execute(db);
  await sql`alter table audit_entries alter column actor_id drop not null`.execute(db);
}

/** SQLite cannot make a column nullable, so the table is copied. Dropping the old table drops its triggers too. */
async function openAuditLogOnEmbedded(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('new_audit_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('actor_id', 'text', (column) => column.references('users.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  const columns = sql.raw('id, actor_id, action, subject_kind, subject_id, detail, created_at');
  await sql`insert into new_audit_entries (${columns}) select ${columns} from audit_entries`.execute(db);
  await sql`drop table audit_entries`.execute(db);
  await sql`alter table new_audit_entries rename to audit_entries`.execute(db);
  await db.schema
    .createIndex('audit_entries_newest')
    .on('audit_entries')
    .columns(['created_at desc', 'id desc'])
    .execute();
}

/** Entries about exports had the filter as their detail: `status: accepted, q: what staff searched for, sort: oldest`. */
async function removeSearchTexts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; detail: string }>`
    select id, detail from audit_entries
    where action = 'exported' and (detail like 'q: %' or detail like '%, q: %')
  `.execute(db);
  for (const { id, detail } of rows)
    await sql`update audit_entries set detail = ${withoutSearchText(detail)} where id = ${id}`.execute(db);
}

/** What follows the search stays only where it cannot be part of its text, which may contain commas. */
function withoutSearchText(detail: string): string {
  const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
  const status = 'submitted|under review|accepted|received|completed|declined|cancelled';
  const rest = `((?:, (?:status: (?:${status})|organization: ${id}|sort: (?:newest|oldest)))*)`;
  return detail.replace(new RegExp(`(^|, )q: .*?${rest}$`, 's'), '$1a search$2');
}

/** One row for each night, so that only one server does its run, and another one can finish it. */
async function createRuns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retention_runs')
    .addColumn('night', 'text', (column) => column.primaryKey())
    .addColumn('claim', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .execute();
}

async function indexOldRows(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('outbox_by_age').on('outbox').column('created_at').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
  await db.schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute();
  await db.schema
    .createIndex('users_unconfirmed')
    .on('users')
    .column('created_at')
    .where(sql.ref('email_confirmed_at'), 'is', null)
    .execute();
}

/** Photos of finished orders are now removed too. There are many of them, so the index finds them by their age. */
async function indexPhotos(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('orders_with_photo_to_remove').execute();
  await sql`
    create index orders_with_photo_to_remove on orders (status, created_at)
    where status in ('cancelled', 'declined', 'completed') and picture_id <> 'removed-photo'
  `.execute(db);
}

/** Without them, deleting one account would read every row that could refer to it. */
async function indexReferencesToUsers(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['audit_entries', 'actor_id'],
    ['coin_entries', 'actor_id'],
    ['complaints', 'answered_by'],
    ['invitations', 'invited_by'],
    ['order_events', 'actor_id'],
    ['redemptions', 'donor_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}
