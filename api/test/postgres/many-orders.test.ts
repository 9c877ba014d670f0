import { type Compilable, CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderKeys } from '../../src/repositories/order-queue.ts';
import { isFoundBy } from '../../src/repositories/order-search.ts';
import { openDesk } from '../desk.ts';
import { openTestApp } from '../test-app.ts';
import { runOn } from './cluster.ts';

const { api, staff, place } = await openDesk(await openTestApp());
const { database } = api.data;

/** Copies an order 100,000 times, with a status, an organization and a second of its own each. */
beforeAll(async () => {
  const id = await place();
  // On a connection that may take its time.
  const address = api.address ?? '';
  await runOn(
    address,
    `insert into orders (id, user_id, organization_id, items_name, location, quantity, phone, status, picture_id,
      created_at, search_text)
    select 'copy-' || n, user_id, 'organization-' || (1 + n % 2), 'Coat ' || n, location, quantity, phone,
      (array['submitted', 'accepted', 'received', 'completed', 'declined'])[1 + n % 5], picture_id,
      to_char(to_timestamp(1600000000 + n) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'), 'coat ' || n || '.'
    from orders, generate_series(1, 100000) as n where orders.id = '${id}'`,
  );
  await runOn(address, 'analyze');
}, 120_000);

const list = async (query: string) => (await api.get(`/api/staff/orders?${query}`, staff)).body;

async function plan(query: Compilable): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await database.executeQuery<object>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
  return rows.flatMap((row) => Object.values(row)).join('\n');
}

const walks = [
  { sort: 'newest' },
  { sort: 'oldest' },
  { status: 'accepted', sort: 'newest' },
  { organization: 'organization-2', sort: 'oldest' },
  { status: 'accepted', organization: 'organization-2', sort: 'newest' },
] as const;

describe.each(walks)('a walk by %o on PostgreSQL', (walk) => {
  test('reads an index from where it should, and sorts nothing', async () => {
    const [after, upTo] = [
      { key: '2020-09-14T00:00:00.000Z', id: 'copy-9' },
      { key: '2020-09-13T23:00:00.000Z', id: 'copy-1' },
    ];
    const next = await plan(orderKeys(database, walk, { after }).limit(26));
    expect(next).toMatch(/^Limit.*\n.*Index (Only )?Scan (Backward )?using orders_newest/);
    expect(next).toMatch(/Index Cond: .*created_at/);
    const found = await plan(orderKeys(database, walk, { after, upTo }).where(isFoundBy('coat')).limit(26));
    for (const seen of [next, found]) expect(seen).not.toMatch(/Seq Scan on orders|Sort/);
  });

  test('gives every order once, a page after the other', async () => {
    const query = new URLSearchParams(walk).toString();
    const first = await list(query);
    const second = await list(`${query}&after=${first.next}`);
    const shown = [...first.result, ...second.result];
    expect(new Set(shown.map(({ _id }) => _id)).size).toBe(50);
    const times = shown.map(({ createdAt }) => createdAt);
    expect(times).toEqual(walk.sort === 'newest' ? times.toSorted().reverse() : times.toSorted());
  });
});

test('a search finds the one order that holds the words, among a hundred thousand', async () => {
  const found = await list('q=COAT%2090042.');
  expect(found.result.map(({ _id }: { _id: string }) => _id)).toEqual(['copy-90042']);
});
