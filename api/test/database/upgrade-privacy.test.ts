import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../src/database/migrations/0025-privacy.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;
const { id: actor_id } = await signUpWithRole(api, 'staff');
const created_at = '2026-11-01T10:00:00.000Z';
const entry = (id: string, action: string, detail: string) => ({
  ...{ id, actor_id, action, detail, created_at },
  subject_kind: 'order' as const,
  subject_id: '',
});

/** Reverts the schema to the version before the migration. */
async function undoMigration(): Promise<void> {
  for (const name of [
    'audit_entries_by_subject',
    'audit_entries_accepted',
    'security_events_by_account',
    'complaints_by_email',
    'users_by_search',
  ])
    await sql`drop index ${sql.id(name)}`.execute(database);
  await sql`create index users_by_search on users (email_key, username, id)`.execute(database);
  const trigger = sql.raw(api.databaseUrl ? 'audit_entries_no_update on audit_entries' : 'audit_entries_no_update');
  await sql`drop trigger ${trigger}`.execute(database);
  await sql`alter table audit_entries drop column redacted_at`.execute(database);
  await sql`alter table users drop column deleted_at`.execute(database);
  const start = sql`create trigger audit_entries_no_update before update on audit_entries`;
  await (api.databaseUrl
    ? sql`${start} for each row execute function refuse_change()`
    : sql`${start} begin select raise(abort, 'audit_entries is append-only'); end`
  ).execute(database);
}

test('threat 46: the upgrade removes the content of emails that were sent or have failed, and keeps that of waiting emails', async () => {
  await undoMigration();
  const message = { kind: 'password reset', payload: '{"email":"zenobia@example.com"}', created_at };
  await database
    .insertInto('outbox')
    .values([
      { id: 'sent', ...message, sent_at: created_at },
      { id: 'failed', ...message, sent_at: null, failed_at: created_at },
      { id: 'waiting', ...message, sent_at: null },
    ])
    .execute();
  await up(database as unknown as Kysely<unknown>);

  const outbox = await database
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', '=', 'password reset')
    .execute();
  expect(Object.fromEntries(outbox.map(({ id, payload }) => [id, payload]))).toEqual({
    sent: '{}',
    failed: '{}',
    waiting: message.payload,
  });
  expect((await database.selectFrom('users').select('deleted_at').execute())[0]).toEqual({ deleted_at: null });
});

test('the end of the detail of an audit entry can be cut off once, and every other change is refused', async () => {
  await database
    .insertInto('audit_entries')
    .values(entry('one', 'blocked', 'was rude: twice'))
    .execute();
  const change = (changes: object) =>
    database.updateTable('audit_entries').set(changes).where('id', '=', 'one').execute();
  const redacted_at = created_at;
  for (const changes of [
    { detail: 'was kind', redacted_at },
    { detail: 'was rude: twice a day', redacted_at },
    { detail: 'was rude' },
    { detail: 'was rude', redacted_at, action: 'unblocked' },
    { detail: 'was rude', redacted_at, created_at: '2020-01-01T00:00:00.000Z' },
    { detail: 'was rude', redacted_at, subject_id: 'other' },
  ])
    await expect(change(changes)).rejects.toThrow('audit_entries is append-only');
  await change({ detail: 'was rude', redacted_at });
  await expect(change({ detail: '', redacted_at })).rejects.toThrow('audit_entries is append-only');
  await expect(change({ redacted_at: null })).rejects.toThrow('audit_entries is append-only');
  await expect(database.deleteFrom('audit_entries').execute()).rejects.toThrow('audit_entries is append-only');
});
