import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addRows } from '../support/add-rows.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

/** The number of accounts. A search for common words reads them in more than twenty batches (people/find-people.ts). */
const count = 100_100;

const api = await openTestApp();
const { token } = await signUpWithRole(api, 'staff');

/** Returns the email addresses on a page, and the cursor of the next page. */
async function search(q: string, after?: string): Promise<{ emails: string[]; next: string | null }> {
  const query = new URLSearchParams({ q, ...(after && { after }) });
  const { status, body } = await api.get(`/api/staff/donors?${query}`, token);
  expect(status).toBe(200);
  return { emails: body.result.map(({ email }: { email: string }) => email), next: body.next };
}

beforeAll(async () => {
  await addRows(
    api,
    sql`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${sql.lit(count)})
    insert into users (id, username, email, email_key, phone, password_hash, role, created_at)
    select 'copy-' || n, 'Copy', 'copy' || (1000000 + n) || '@example.com', 'copy' || (1000000 + n) || '@example.com', '',
      '', 'donor', '2026-01-01T00:00:00.000Z'
    from number`,
  );
  // One account in 1,000 has the search term "rare". "common" matches 1,001 accounts, one more than `maxRareMatches`, so the
  // search reads in batches.
  for (const word of [
    sql`email_key`,
    sql`replace(email_key, '@example.com', '')`,
    sql`case when email_key like '%500@%' then 'rare' else 'usual' end`,
    sql`case when email_key like '%50@%' then 'common' else 'other' end`,
  ])
    await addRows(
      api,
      sql`insert into user_words (word, user_id)
      select ${word}, id from users where id like 'copy-%'`,
    );
});

test('a search for people finds a single account anywhere in the list', async () => {
  expect(await search('copy1000001@')).toMatchObject({ emails: ['copy1000001@example.com'], next: null });
  expect(await search('copy1050000@')).toMatchObject({ emails: ['copy1050000@example.com'], next: null });
  expect(await search('copy1100100@')).toMatchObject({ emails: ['copy1100100@example.com'], next: null });
  expect(await search('copy2')).toEqual({ emails: [], next: null });
});

test.each([
  ['rare', 1_000, 500],
  ['common', 100, 50],
  ['common usual', 100, 50],
] as const)(
  'the pages of a search for people by "%s" contain every match once, in order',
  async (q, distance, first) => {
    const expected = Array.from(
      { length: Math.ceil((count - first + 1) / distance) },
      (_, n) => first + n * distance,
    ).map((n) => `copy${1_000_000 + n}@example.com`);
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await search(q, after);
      found.push(...page.emails);
      after = page.next ?? undefined;
    } while (after);
    expect(found).toEqual(expected);
  },
);
