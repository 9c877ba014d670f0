import { type Compilable, CompiledQuery, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderKeys } from '../../src/repositories/order-queue.ts';
import { isFoundBy } from '../../src/repositories/order-search.ts';
import { openDesk } from '../desk.ts';
import { openTestApp } from '../test-app.ts';

/** More than one search looks at. */
const many = 125_000;
const { api, staff, place } = await openDesk(await openTestApp());
const { database } = api.data;

beforeAll(async () => {
  await multiply(await place());
}, 120_000);

/** Copies an order, with a status, an organization and a second of its own each; every tenth second has two. */
async function multiply(id: string): Promise<void> {
  const statuses = ['submitted', 'under review', 'accepted', 'received', 'completed', 'declined', 'cancelled'];
  const status = sql.join(
    statuses.map((name, index) => sql`when ${sql.lit(index)} then ${sql.lit(name)}`),
    sql` `,
  );
  await sql`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${many - 1})
    insert into orders (id, user_id, organization_id, items_name, location, quantity, phone, status, picture_id,
      created_at, search_text)
    select 'copy-' || n, user_id, 'organization-' || (1 + n % 2), 'Coat ' || n, location, quantity, phone,
      case n % 7 ${status} end, picture_id,
      strftime('%Y-%m-%dT%H:%M:%S.000Z', 1600000000 + n - (n % 10 = 0), 'unixepoch'), 'coat ' || n || '.'
    from orders, number where orders.id = ${id}
  `.execute(database);
}

const list = async (query: string) => (await api.get(`/api/staff/orders?${query}`, staff)).body;

async function plan(query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await database.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  return rows.map(({ detail }) => detail).join('; ');
}

const filters = [
  {},
  { status: 'accepted' },
  { organization: 'organization-2' },
  { status: 'accepted', organization: 'organization-2' },
] as const;
const walks = filters.flatMap((filter) => (['newest', 'oldest'] as const).map((sort) => ({ ...filter, sort })));
const [after, upTo] = [
  { key: '2020-09-14T00:00:00.000Z', id: 'copy-9' },
  { key: '2020-09-13T23:00:00.000Z', id: 'copy-1' },
];

describe.each(walks)('a walk by %o', (walk) => {
  test('reads an index and no order, sorts nothing, and begins where it should', async () => {
    const keys = orderKeys(database, walk, { after });
    expect(await plan(keys.limit(26))).toMatch(
      /^SEARCH orders USING COVERING INDEX orders_newest\w* \([^;]*created_at[^;]*\)$/,
    );
    expect(await plan(keys.limit(1).offset(1_999))).toMatch(/^SEARCH orders USING COVERING INDEX [^;]*$/);
    expect(await plan(orderKeys(database, walk).limit(26))).toMatch(
      /^(SCAN|SEARCH) orders USING COVERING INDEX [^;]*$/,
    );
  });

  test('reads no more than its stretch for a search', async () => {
    const found = await plan(orderKeys(database, walk, { after, upTo }).where(isFoundBy('coat')).limit(26));
    expect(found).toMatch(/^SEARCH orders USING INDEX orders_newest\w* \([^;]*created_at/);
    expect(found).toMatch(/SEARCH users USING INDEX/);
    expect(found).not.toMatch(/SCAN (orders|users)|TEMP B-TREE/);
  });

  test('gives every order once, a page after the other', async () => {
    const query = new URLSearchParams(walk).toString();
    const first = await list(query);
    expect(first.result).toHaveLength(25);
    const second = await list(`${query}&after=${first.next}`);
    const shown = [...first.result, ...second.result];
    expect(new Set(shown.map(({ _id }) => _id)).size).toBe(50);
    const times = shown.map(({ createdAt }) => createdAt);
    expect(times).toEqual(walk.sort === 'newest' ? times.toSorted().reverse() : times.toSorted());
  });
});

test('the last page is as fast as the first', async () => {
  const last = Buffer.from('2020-09-13T12:27:00.000Z copy-20').toString('base64url');
  const time = async (query: string) => {
    const took: number[] = [];
    for (let round = 0; round < 15; round++) {
      const before = performance.now();
      await list(query);
      took.push(performance.now() - before);
    }
    return took.sort((one, other) => one - other)[7] ?? 0;
  };
  await list('');
  expect((await list(`after=${last}`)).next).toBeNull();
  expect(await time(`after=${last}`)).toBeLessThan(5 * (await time('')));
});

describe('a search', () => {
  test('finds the one order that holds the words, among more than a hundred thousand', async () => {
    const found = await list('q=COAT%2090042.');
    expect(found.result.map(({ _id }: { _id: string }) => _id)).toEqual(['copy-90042']);
  });

  test('finds an order by its number, wherever it is', async () => {
    const id = await place();
    const number = `KC-${id.slice(0, 13).toUpperCase()}`;
    expect(await list(`q=${number}&sort=oldest`)).toMatchObject({ result: [{ _id: id }], next: null });
    expect(await list(`q=${number}&status=accepted`)).toMatchObject({ result: [] });
  });

  test('ends after a part, says that there is more, and lets others have their turn meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const { result, next } = await list('q=no%20such%20words');
    clearInterval(timer);
    expect([result, next]).toEqual([[], expect.any(String)]);
    expect(turns).toBeGreaterThan(10);
    expect(await list(`q=no%20such%20words&after=${next}`)).toEqual({ result: [], next: null });
  });
});
