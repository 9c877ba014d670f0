import { type Kysely, sql } from 'kysely';
import { allowRedaction } from '../append-only.ts';

/** Lets accounts be deleted without keeping what their owners typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendUsers(db);
  await makeAuditRedactable(db);
  // Sent messages have no payload from now on: they contained addresses, and reasons that staff gave.
  await sql`update outbox set payload = '{}' where sent_at is not null or failed_at is not null`.execute(db);
  await sql`create index security_events_by_account on security_events (account_id)`.execute(db);
  await sql`create index complaints_by_email on complaints (lower(email))`.execute(db);
}

/** The index covers what a search for people reads. */
async function extendUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('deleted_at', 'text').execute();
  await db.schema.dropIndex('users_by_search').execute();
  await db.schema
    .createIndex('users_by_search')
    .on('users')
    .columns(['email_key', 'username', 'id', 'deleted_at'])
    .execute();
}

/**
 * The details of some entries are free text that staff wrote about a person, such as why they were blocked. The text
 * has to be deleted with the account, but the entry has to stay.
 */
async function makeAuditRedactable(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit_entries').addColumn('redacted_at', 'text').execute();
  await db.schema
    .createIndex('audit_entries_by_subject')
    .on('audit_entries')
    .columns(['subject_kind', 'subject_id'])
    .execute();
  await db.schema
    .createIndex('audit_entries_accepted')
    .on('audit_entries')
    .column('actor_id')
    .where(sql.ref('action'), '=', sql.lit('accepted'))
    .execute();
  await allowRedaction(db, {
    table: 'audit_entries',
    column: 'detail',
    others: ['id', 'actor_id', 'action', 'subject_kind', 'subject_id', 'created_at'],
  });
}
