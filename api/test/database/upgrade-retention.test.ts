import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '../../src/database/engine.ts';
import { up } from '../../src/database/migrations/0024-retention.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const { database } = api.data;

const newIndexes = [
  ...['outbox_by_age', 'sessions_by_expiry', 'idempotency_keys_by_age', 'users_unconfirmed'],
  ...['audit_entries_by_actor_id', 'coin_entries_by_actor_id', 'complaints_by_answered_by'],
  ...['invitations_by_invited_by', 'order_events_by_actor_id', 'redemptions_by_donor_id'],
];

/** Reverts the schema to the version before the migration, except that `actor_id` in the audit log remains nullable. */
async function undoMigration(): Promise<void> {
  const schema = (database as unknown as Kysely<unknown>).schema;
  await schema.dropTable('retention_runs').execute();
  for (const name of newIndexes) await schema.dropIndex(name).execute();
}

/** The details of audit entries about exports, before and after the upgrade. */
const exportDetails = {
  'q: Ana Example': 'a search',
  'status: accepted, q: ana@example.com': 'status: accepted, a search',
  'q: Ana, Harbor Street 4, status: declined, sort: oldest': 'a search, status: declined, sort: oldest',
  'organization: organization-1, q: sort: Ana, organization: 00000000-0000-4000-8000-00000000000a':
    'organization: organization-1, a search, organization: 00000000-0000-4000-8000-00000000000a',
  'q: Ana, organization: Example': 'a search',
  'status: accepted': 'status: accepted',
  '': '',
};

test('threat 46: the upgrade removes search terms from the audit log, and keeps everything else', async () => {
  const staff = await signUpWithRole(api, 'staff');
  const entry = {
    actor_id: staff.id,
    subject_kind: 'order',
    subject_id: '',
    created_at: '2026-10-01T00:00:00.000Z',
  } as const;
  const moved = { ...entry, id: 'moved', action: 'moved', subject_id: 'order', detail: 'declined: q: Ana' };
  const exported = Object.keys(exportDetails).map((detail, index) => ({
    ...entry,
    id: `${index}`,
    action: 'exported',
    detail,
  }));
  await database
    .insertInto('audit_entries')
    .values([moved, ...exported])
    .execute();
  await undoMigration();
  await up(database as unknown as Kysely<unknown>);
  const rows = await database
    .selectFrom('audit_entries')
    .selectAll()
    .where('id', '<>', 'moved')
    .orderBy('id')
    .execute();
  // On PostgreSQL, the rows also have the columns that later migrations added.
  expect(rows).toMatchObject(
    Object.values(exportDetails).map((detail, index) => ({ ...entry, id: `${index}`, action: 'exported', detail })),
  );
  expect(await database.selectFrom('audit_entries').selectAll().where('id', '=', 'moved').execute()).toMatchObject([
    moved,
  ]);
});

test('the audit log is still append-only after the upgrade, and lists an entry without an actor', async () => {
  const changes = ['update audit_entries set action = 1', 'delete from audit_entries'];
  if (isPostgres(database)) changes.push('truncate audit_entries');
  for (const change of changes)
    await expect(sql.raw(change).execute(database)).rejects.toThrow('audit_entries is append-only');
  await database
    .insertInto('audit_entries')
    .values({
      ...{ id: 'nightly', actor_id: null, action: 'removed', subject_kind: 'old data', subject_id: '2026-10-02' },
      ...{ detail: '', created_at: '2026-10-02T02:00:00.000Z' },
    })
    .execute();
  const { token } = await signUpWithRole(api, 'staff');
  const { result } = (await api.get('/api/staff/audit', token)).body;
  expect(result).toHaveLength(Object.keys(exportDetails).length + 2);
  expect(result[0]).toMatchObject({ actor: null, action: 'removed' });
});
