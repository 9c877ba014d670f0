import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

/** More than two batches of a search (people/find-people.ts). */
const count = 100_100;

const api = await openTestApp();
const { token } = await signUpWithRole(api, 'staff');

/** Returns the email addresses of a page, and its cursor. */
async function search(q: string, after?: string): Promise<{ emails: string[]; next: string | null }> {
  const query = new URLSearchParams({ q, ...(after && { after }) });
  const { status, body } = await api.get(`/api/staff/donors?${query}`, token);
  expect(status).toBe(200);
  return { emails: body.result.map(({ email }: { email: string }) => email), next: body.next };
}

beforeAll(async () => {
  await sql`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${sql.lit(count)})
    insert into users (id, username, email, email_key, phone, password_hash, role, created_at)
    select 'copy-' || n, 'Copy', 'copy' || (1000000 + n) || '@example.com', 'copy' || (1000000 + n) || '@example.com', '',
      '', 'donor', '2026-01-01T00:00:00.000Z'
    from number`.execute(api.data.database);
});

test('a search for people finds accounts in every batch that it reads', async () => {
  expect(await search('copy1000001@')).toMatchObject({ emails: ['copy1000001@example.com'], next: null });
  expect(await search('copy1050000@')).toMatchObject({ emails: ['copy1050000@example.com'], next: null });
  expect(await search('copy1100100@')).toMatchObject({ emails: ['copy1100100@example.com'], next: null });
  expect(await search('copy2')).toEqual({ emails: [], next: null });
});

test('the pages of a search for people that span batches have every match once, in order', async () => {
  // One match in every 1,000 accounts, so a page of 25 matches ends in the middle of a batch.
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await search('500@', after);
    found.push(...page.emails);
    after = page.next ?? undefined;
  } while (after);
  expect(found).toEqual(Array.from({ length: 100 }, (_, index) => `copy${1_000_500 + index * 1_000}@example.com`));
});
