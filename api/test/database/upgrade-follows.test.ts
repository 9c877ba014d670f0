import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../src/database/migrations/0035-follows.ts';
import { reportNews } from '../../src/follows/report-news.ts';
import { deliverEmails } from '../support/emails.ts';
import { follow } from '../support/follows.ts';
import { addNeed } from '../support/needs.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({ FOLLOW_MAILS_HOUR: '0' });
const { database } = api.data;
const staff = await signUpWithRole(api, 'staff');

/** Reverts the schema to the previous version. */
async function undoMigration(): Promise<void> {
  const { schema } = database as unknown as Kysely<unknown>;
  for (const table of ['need_follows', 'organization_follows', 'followers', 'retired_need_categories'])
    await schema.dropTable(table).execute();
  await schema.alterTable('needs').dropColumn('wanted_at').execute();
}

const createCategory = async (title: string): Promise<string> =>
  (await api.send('POST', '/api/staff/need-categories', { title }, staff.token)).body.data._id;

test('the upgrade retires the ids of categories that have already been deleted, so that new categories cannot reuse them', async () => {
  const [deleted, kept] = [await createCategory('Instruments'), await createCategory('Garden')];
  await api.delete(`/api/staff/need-categories/${deleted}`, staff.token);
  await undoMigration();
  await up(database as unknown as Kysely<unknown>);
  expect(await database.selectFrom('retired_need_categories').selectAll().execute()).toEqual([{ id: deleted }]);
  expect([await createCategory('Instruments'), await createCategory('Garden')]).toEqual(['instruments-2', `${kept}-2`]);
});

test('the upgrade treats a wanted need as wanted since its creation, so that followers of its organization get no news about it', async () => {
  const wanted = await addNeed(database);
  const refused = await addNeed(database, { state: 'refused', target: null });
  await undoMigration();
  await up(database as unknown as Kysely<unknown>);
  const rows = await database.selectFrom('needs').select(['id', 'wanted_at', 'created_at']).execute();
  const timesOf = (id: string) => rows.find((row) => row.id === id);
  expect(timesOf(wanted)?.wanted_at).toBe(timesOf(wanted)?.created_at);
  expect(timesOf(refused)?.wanted_at).toBeNull();
  await follow(api, staff, 'organization/organization-1');
  await reportNews(api.services, new Date(Date.now() + 3_600_000));
  expect((await deliverEmails(api)).filter(({ subject }) => subject.startsWith('News'))).toEqual([]);
});
