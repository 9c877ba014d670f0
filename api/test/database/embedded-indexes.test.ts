import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../support/test-app.ts';

const { data } = await openTestApp();

/** Returns SQLite's query plan. */
async function explain(query: string): Promise<string> {
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(data.database);
  return rows.map(({ detail }) => detail).join('; ');
}

test.each([
  'select id from coin_entries where redemption_id = ?',
  'select id from orders where picture_id = ?',
  'select id from users where photo_id = ?',
  'select id from brands where picture_id = ?',
  'select id from donation_cards where picture_id = ?',
  'select id from organization_images where picture_id = ?',
  'select id from redemption_codes where expires_at < ? and redeemed_at is null order by expires_at limit 9',
  'select name from complaints where (created_at, id) < (select ?, ?) order by created_at desc, id desc limit 9',
  'select name from complaints where answered_at is null and created_at < ? order by created_at desc, id desc limit 9',
  'select name from complaints where answered_at is not null and created_at < ? order by created_at desc limit 9',
  'select action from audit_entries where (created_at, id) < (select ?, ?) order by created_at desc, id desc limit 9',
  'select id from users where email_key > ? and lower(username) like ? order by email_key limit 9',
])('uses an index for: %s', async (query) => {
  expect(await explain(query.replaceAll('?', "'x'"))).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX/);
});
