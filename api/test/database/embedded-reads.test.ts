import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { donate } from '../support/donations.ts';
import { createCode } from '../support/redemptions.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();

test('the profile and the coins of a donor can be read while the database refuses every write', async () => {
  const token = await api.signUp();
  await donate(api, token);
  await sql`pragma query_only = on`.execute(api.data.database);
  const replies = [await api.get('/api/profile', token), await api.get('/api/coins', token)];
  // `createCode` throws, because its request writes and therefore fails, and the reply to a failed request has no data.
  const refused = await createCode(api, { token }).catch(() => undefined);
  await sql`pragma query_only = off`.execute(api.data.database);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]?.body.data.orders).toHaveLength(1);
  expect(refused).toBeUndefined();
});
