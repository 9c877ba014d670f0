import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countStored, donate } from '../support/donations.ts';
import { openTestApp } from '../support/test-app.ts';

test('threat 5: requests that write to PostgreSQL get 507 while its disk is full, reading keeps working, and writing works again once there is space', async () => {
  const api = await openTestApp();
  const { database } = api.data;
  const token = await api.signUp();
  const storedBefore = await countStored(api);
  // Raises the error that PostgreSQL reports when its disk is full.
  await sql`
    create function fill_disk() returns trigger language plpgsql as
    $$ begin raise disk_full using message = 'could not extend file: No space left on device'; end $$
  `.execute(database);
  await sql`create trigger full_disk before insert on order_events execute function fill_disk()`.execute(database);
  expect(await donate(api, token)).toMatchObject({ status: 507, body: { success: false, code: 'storage_full' } });
  expect((await api.get('/api/brands')).status).toBe(200);
  expect(await countStored(api)).toEqual(storedBefore);
  await sql`drop trigger full_disk on order_events`.execute(database);
  expect((await donate(api, token)).status).toBe(201);
});
