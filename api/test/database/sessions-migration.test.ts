import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../src/database/migrations/0013-sessions.ts';
import { sessionIdOf } from '../support/log-in.ts';
import { openTestApp } from '../support/test-app.ts';

test('sessions from before the migration stay open, and their log-in counts as the last time they proved the password', async () => {
  const api = await openTestApp();
  const { database } = api.data;
  const token = await api.signUp();
  for (const column of ['browser', 'system', 'last_used_at', 'confirmed_at'])
    await sql`alter table sessions drop column ${sql.ref(column)}`.execute(database);
  await sql`drop table security_events`.execute(database);
  await up(database as unknown as Kysely<unknown>);
  const row = await database
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sessionIdOf(token))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ browser: '', system: '', last_used_at: row.created_at, confirmed_at: row.created_at });
  expect((await api.get('/api/sessions', token)).body.result).toMatchObject([{ isCurrent: true }]);
});
