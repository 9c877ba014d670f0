import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countStored, donate } from '../support/donations.ts';
import { openTestApp } from '../support/test-app.ts';

test('threat 5: donations fail with 507 while the disk is full, reads keep working, and writes work again when there is space', async () => {
  const api = await openTestApp();
  const token = await api.signUp();
  await donate(api, token);
  const storedBefore = await countStored(api);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(api.data.database);
  const page_count = rows[0]?.page_count ?? 0;
  // The database cannot grow any further, as on a full disk.
  await sql`pragma max_page_count = ${sql.lit(page_count)}`.execute(api.data.database);
  // The existing pages have room for a few more rows, but not for forty donations with long names.
  const replies = [];
  for (let attempt = 1; attempt <= 40; attempt++)
    replies.push(await donate(api, token, { itemsName: 'x'.repeat(200) }));
  const full = replies.filter(({ status }) => status === 507);
  expect(full.length).toBeGreaterThan(0);
  expect(replies.every(({ status }) => status === 201 || status === 507)).toBe(true);
  expect(full[0]?.body).toMatchObject({ success: false, code: 'storage_full', message: expect.any(String) });
  expect((await api.get('/api/brands')).status).toBe(200);
  const placed = replies.length - full.length;
  expect(await countStored(api)).toEqual({
    orders: storedBefore.orders + placed,
    pictures: storedBefore.pictures + placed,
    // An image and its thumbnail.
    files: storedBefore.files + 2 * placed,
  });
  await sql`pragma max_page_count = 1000000`.execute(api.data.database);
  expect((await donate(api, token)).status).toBe(201);
});
