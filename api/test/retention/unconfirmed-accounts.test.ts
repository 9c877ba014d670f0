import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { isPostgres } from '../../src/database/engine.ts';
import { donate, sendForm } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { daysAgo, removeOldData } from '../support/retention.ts';
import { createRegistration, openTestApp, password } from '../support/test-app.ts';

const api = await openTestApp();
const { database, images } = api.data;

beforeEach(async () => void (await removeOldData(api, 'accounts')));

let count = 0;

/** Registers an account that is `age` days old and whose email is not confirmed. */
async function register(age: number, changes: { blocked_at?: string; role?: 'staff' } = {}) {
  const email = `unconfirmed-${++count}@example.com`;
  await api.send('POST', '/api/register', createRegistration({ email }));
  const { token } = (await api.send('POST', '/api/Login', { email, password })).body;
  const { id } = await database
    .updateTable('users')
    .set({ ...changes, created_at: daysAgo(age) })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, email };
}

const exists = async (id: string) =>
  (await database.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;

test('threat 46: an account whose email was never confirmed is deleted with all its data after a month', async () => {
  const [old, recent] = [await register(30.1), await register(29.9)];
  await sendForm(api, 'PUT', '/api/profile/uploadphoto', { image: await smallJpeg() }, old.token);
  await api.send('POST', '/api/profile/code', {}, old.token);
  const filesBefore = (await Array.fromAsync(images.list())).length;
  expect(await removeOldData(api, 'accounts')).toBe(1);
  expect([await exists(old.id), await exists(recent.id)]).toEqual([false, true]);
  for (const table of ['sessions', 'email_codes', 'redemption_codes'] as const)
    expect(await database.selectFrom(table).select('user_id').where('user_id', '=', old.id).execute()).toEqual([]);
  expect((await Array.fromAsync(images.list())).length).toBe(filesBefore - 2);
  expect((await api.get('/api/profile', old.token)).status).toBe(401);
  expect((await api.send('POST', '/api/register', createRegistration({ email: old.email }))).status).toBe(201);
});

test('an account that lost its claim on an email is deleted after a month', async () => {
  const { id } = await register(30.1);
  await database.updateTable('users').set({ email: '', email_key: id }).where('id', '=', id).execute();
  expect(await removeOldData(api, 'accounts')).toBe(1);
  expect(await exists(id)).toBe(false);
});

test('an account is kept if its owner has donated something, or if it is blocked, belongs to staff or has a confirmed email', async () => {
  const kept = [
    await register(40),
    await register(40, { blocked_at: daysAgo(1) }),
    await register(40, { role: 'staff' }),
  ];
  expect((await donate(api, kept[0]?.token)).status).toBe(201);
  await api.signUp('confirmed@example.com');
  await database
    .updateTable('users')
    .set({ created_at: daysAgo(40) })
    .where('email', '=', 'confirmed@example.com')
    .execute();
  expect(await removeOldData(api, 'accounts')).toBe(0);
  expect(await Promise.all(kept.map(({ id }) => exists(id)))).toEqual([true, true, true]);
});

test('the account of someone who once answered a message as a member of staff is kept', async () => {
  const { id } = await register(40);
  const fields = { name: '', email: '', subject: '', message: '', created_at: daysAgo(1), answered_at: daysAgo(1) };
  await database
    .insertInto('complaints')
    .values({ id: 'answered', ...fields, answered_by: id })
    .execute();
  expect(await removeOldData(api, 'accounts')).toBe(0);
  await database.deleteFrom('complaints').execute();
  expect(await removeOldData(api, 'accounts')).toBe(1);
});

test('the deletion of unconfirmed accounts handles every table that refers to accounts', async () => {
  const { rows } = isPostgres(database)
    ? await sql<{ name: string }>`
        select conrelid::regclass::text || ' ' || confdeltype::text as name from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass
      `.execute(database)
    : await sql<{ name: string }>`
        select tables.name || ' ' || case keys.on_delete when 'CASCADE' then 'c' when 'SET NULL' then 'n' else 'a' end as name
        from sqlite_master as tables join pragma_foreign_key_list(tables.name) as keys
        where tables.type = 'table' and keys."table" = 'users'
      `.execute(database);
  const names = rows.map(({ name }) => name).filter((name) => name.endsWith(' a'));
  // `lockDeletableAccounts` skips accounts that have rows in these tables.
  const kept = [
    'audit_entries',
    'catalog_versions',
    'coin_entries',
    'complaints',
    'copy_drafts',
    'copy_versions',
    'invitations',
    'order_events',
    'order_notes',
    'orders',
    'person_notes',
    'photo_uploads',
    'redemptions',
    'settlement_entries',
    'thread_messages',
    'threads',
  ];
  // `deleteAccounts` deletes the rows of an account from these tables, except from `idempotency_keys`: a key belongs to an order, so
  // an account without orders has none.
  const deleted = ['email_codes', 'idempotency_keys', 'redemption_codes', 'sessions'];
  expect([...new Set(names)].toSorted()).toEqual([...kept, ...deleted].map((name) => `${name} a`).toSorted());
});
