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
  'update orders set need_id = null where need_id = ?',
  'select order_id from claim_links where expires_at < ? limit 9',
  'delete from claim_links where email_key = ?',
  `select id from orders where orders.user_id is null and (orders.location <> '' or orders.phone <> '')
   and created_at < ? limit 9`,
  'delete from user_words where user_id = ?',
  'select id from needs where organization_id = ?',
  'select id from needs where category_id = ?',
  'select user_id from followers where user_id > ? and mailed_day < ? order by user_id limit 9',
  'select organization_id from organization_follows where user_id in (?, ?)',
  'select need_id from need_follows where user_id in (?, ?)',
  'delete from organization_follows where organization_id = ?',
  'delete from need_follows where need_id = ?',
  'select id from need_categories where parent_id = ?',
  'select id from users where photo_id = ?',
  'select id from users where role = ?',
  'delete from sessions where user_id = ? and expires_at < ?',
  'select name from pictures where name in (?, ?)',
  'select id from outcomes where order_id in (?, ?)',
  'select id from outcomes where image_id = ?',
  `select id from outcomes where organization_consents = 1 and donor_consents = 1
   and organization_id = ? and is_sample = ? order by created_at desc limit 6`,
  `select id from outcomes where image_id is not null and organization_consents + donor_consents < 2
   and created_at < ? limit 9`,
  'select id from brands where picture_id = ?',
  'select id from donation_cards where picture_id = ?',
  'select id from organization_images where picture_id = ?',
  'select id from redemption_codes where expires_at < ? and redeemed_at is null order by expires_at limit 9',
  'select name from complaints where (created_at, id) < (select ?, ?) order by created_at desc, id desc limit 9',
  'select name from complaints where answered_at is null and created_at < ? order by created_at desc, id desc limit 9',
  'select name from complaints where answered_at is not null and created_at < ? order by created_at desc limit 9',
  'select action from audit_entries where (created_at, id) < (select ?, ?) order by created_at desc, id desc limit 9',
  'select id from outbox where created_at < ? and (sent_at < ? or failed_at < ?) limit 9',
  'select id from sessions where expires_at < ? order by expires_at limit 9',
  'select key from idempotency_keys where created_at < ? limit 9',
  'select id from security_events where created_at < ? limit 9',
  'select id from complaints where created_at < ? and (answered_at is null or answered_at < ?) limit 9',
  'select id from threads where order_id is not null and last_at < ? limit 9',
  'select id from threads where complaint_id = ? and last_at >= ?',
  'delete from threads where order_id in (?, ?)',
  'update threads set assigned_to = null where assigned_to = ?',
  'select id from thread_messages where author_id = ?',
  'select text from thread_messages where thread_id in (?, ?) order by thread_id, sequence',
  'select id from users where email_confirmed_at is null and created_at < ? order by created_at limit 9',
  'select id from audit_entries where actor_id = ?',
  'select id from coin_entries where actor_id = ?',
  'select id from complaints where answered_by = ?',
  'select id from invitations where invited_by = ?',
  'select id from api_tokens where user_id = ?',
  'select id from api_tokens where token_hash = ?',
  'select id from order_events where actor_id = ?',
  'select id from redemptions where donor_id = ?',
  'select id from redemptions where partner_id = ?',
  `select orders.id from orders
   inner join order_events on order_events.order_id = orders.id and order_events.status = orders.status
   where orders.status in ('cancelled', 'declined', 'completed') and orders.picture_id <> 'removed-photo'
   and orders.status = ? and orders.created_at < ? and order_events.created_at < ? limit 9`,
  'select kind, sum(amount) from coin_entries where created_at >= ? and created_at < ? group by kind',
  'select sum(amount) from coin_entries where created_at < ?',
  `select organization_id, count(*) from order_events inner join orders on orders.id = order_events.order_id
   where order_events.status = ? and order_events.created_at >= ? and order_events.created_at < ? group by organization_id`,
  'select id from payments where donor_id = ? order by created_at desc limit 9',
  'select id from payments where status = ? and (created_at, id) < (select ?, ?) order by created_at desc, id desc limit 9',
  'select id from payments where (created_at, id) < (select ?, ?) order by created_at desc, id desc limit 9',
  'select id from payments where provider = ? and provider_order = ?',
  'select id from payment_events where provider = ? and provider_order = ? order by recorded_at',
  `select sum(received_quantity) from orders where received_at is not null and received_at >= ? and status || '' in ('received', 'completed')
   group by substr(received_at, 1, 16)`,
  `select brand_id, sum(coins) from redemptions where status = 'approved' and decided_at >= ? and decided_at < ? group by brand_id`,
  `select count(*) from orders where organization_id = ? and created_at >= ? group by substr(created_at, 1, 16)`,
  `select starts_at, count(*) from handovers where organization_id in (?, ?) and starts_at is not null and starts_at >= ? and starts_at < ?
   group by organization_id, starts_at`,
  `select orders.status, min(order_events.created_at) from orders
   inner join order_events on order_events.order_id = orders.id and order_events.status = orders.status
   where orders.status in (?, ?) group by orders.status`,
  'select id from users where email_key > ? and lower(username) like ? order by email_key limit 9',
])('the embedded database uses an index for: %s', async (query) => {
  expect(await explain(query.replaceAll('?', "'x'"))).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX/);
});
