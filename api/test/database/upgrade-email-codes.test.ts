import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../src/database/migrations/0022-email-codes.ts';
import { openTestApp, password } from '../support/test-app.ts';

test('the emails of accounts from before the migration count as confirmed, and their owners can log in', async () => {
  const api = await openTestApp();
  const token = await api.signUp('early@example.com');
  const database = api.data.database as unknown as Kysely<unknown>;
  await database.schema.dropTable('email_codes').execute();
  // A later migration added it.
  await database.schema.dropIndex('users_unconfirmed').execute();
  await database.schema.alterTable('users').dropColumn('email_confirmed_at').execute();
  await up(database);
  const user = await api.data.database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({ email_key: 'early@example.com', email_confirmed_at: user.created_at });
  expect((await api.send('POST', '/api/Login', { email: 'early@example.com', password })).status).toBe(200);
  expect((await api.get('/api/profile', token)).body.data.emailConfirmed).toBe(true);
});
