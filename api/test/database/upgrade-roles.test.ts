import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../src/database/migrations/0021-roles.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

test('accounts from before the migration keep their role and brand, and are not blocked', async () => {
  const api = await openTestApp();
  const partner = await signUpWithRole(api, 'partner', 'brand-1');
  const database = api.data.database as unknown as Kysely<unknown>;
  await database.schema.dropTable('invitations').execute();
  for (const column of ['organization_id', 'blocked_at', 'blocked_reason'])
    await database.schema.alterTable('users').dropColumn(column).execute();
  await up(database);
  expect(await api.data.database.selectFrom('users').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    id: partner.id,
    role: 'partner',
    brand_id: 'brand-1',
    organization_id: null,
    blocked_at: null,
    blocked_reason: null,
  });
  expect((await api.get('/api/profile', partner.token)).status).toBe(200);
});
