import { beforeAll, describe, expect, test } from 'vitest';
import { maxRareMatches } from '../../src/database/rarest-matches.ts';
import { emptyHandover, insertHandover } from '../../src/handovers/repository.ts';
import { setUpDesk } from '../support/desk.ts';
import { addPastOrder, type PastOrder } from '../support/past-orders.ts';
import { setPlace } from '../support/places.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff, placeOrder } = await setUpDesk(await openTestApp());
const { database } = api.data;

/** The names that the tests use for the orders, by order id. */
const names = new Map<string, string>();
let templateId: string;

const addOrder = async (name: string, order: PastOrder): Promise<string> => {
  const id = await addPastOrder(database, templateId, order);
  names.set(id, name);
  return id;
};

/** The last millisecond of January 10 and the first of January 11 in New York, which is then five hours behind UTC. */
const [evening, midnight] = ['2026-01-11T04:59:59.999Z', '2026-01-11T05:00:00.000Z'];

async function addAgreedHandover(orderId: string, organizationId: string, starts_at: string): Promise<void> {
  const handover = emptyHandover({ id: orderId, organizationId }, 'drop-off', new Date());
  await insertHandover(database, { ...handover, state: 'agreed', starts_at, ends_at: starts_at });
}

beforeAll(async () => {
  templateId = await placeOrder();
  await setPlace(api, 'organization-1', { timeZone: 'America/New_York' });
  await setPlace(api, 'organization-2', { timeZone: 'Asia/Tokyo' });
  const arrival = (received: string) => ({ submitted: '2026-01-01T00:00:00.000Z', received });
  await addOrder('evening', { events: { submitted: evening }, category: 'clothing-winter' });
  await addOrder('next day', { events: { submitted: midnight }, category: 'clothing' });
  await addOrder('arrived', { events: arrival(evening), category: 'books' });
  await addOrder('arrived later', { events: arrival(midnight) });
  const events = { ...arrival(evening), declined: '2026-02-01T00:00:00.000Z' };
  await addOrder('unusable', { events, category: 'toys' });
  const january = { submitted: '2026-01-02T00:00:00.000Z' };
  const withHandover = await addOrder('with handover', { events: january });
  await addAgreedHandover(withHandover, 'organization-1', evening);
  const organization = 'organization-2';
  const withTokyoHandover = await addOrder('with handover in Tokyo', { events: january, organization });
  // Half past eight in the morning of January 11 in Tokyo.
  await addAgreedHandover(withTokyoHandover, organization, '2026-01-10T23:30:00.000Z');
});

const list = async (query: Record<string, string>, token = staff) =>
  (await api.get(`/api/staff/orders?${new URLSearchParams(query)}`, token)).body;

const listNames = async (query: Record<string, string>, token?: string) =>
  (await list(query, token)).result.map(({ _id }: { _id: string }) => names.get(_id)).toSorted();

const filters = [
  [{ placedFrom: '2026-01-10', placedTo: '2026-01-10' }, ['evening']],
  [{ placedFrom: '2026-01-11', placedTo: '2026-01-11' }, ['next day']],
  [{ placedFrom: '2026-01-10', placedTo: '2026-01-11' }, ['evening', 'next day']],
  [{ placedFrom: '2026-01-11', placedTo: '2026-01-10' }, []],
  [{ receivedFrom: '2026-01-10', receivedTo: '2026-01-10' }, ['arrived', 'unusable']],
  [{ receivedFrom: '2026-01-11' }, ['arrived later']],
  [{ receivedTo: '2026-01-10', placedTo: '2025-12-31' }, ['arrived', 'unusable']],
  [{ receivedTo: '2026-01-10', placedFrom: '2026-01-01' }, []],
  [{ handoverDay: '2026-01-10' }, ['with handover']],
  [{ handoverDay: '2026-01-11' }, ['with handover in Tokyo']],
  [{ handoverDay: '2026-01-12' }, []],
  [{ category: 'clothing' }, ['evening', 'next day']],
  [{ category: 'clothing-winter' }, ['evening']],
  [{ category: 'unknown' }, []],
  [{ category: 'toys', receivedFrom: '2026-01-01', status: 'declined' }, ['unusable']],
  [{ category: 'toys', receivedFrom: '2026-01-01', status: 'received' }, []],
  [{ category: 'clothing', q: 'coats', placedTo: '2026-01-10' }, ['evening']],
  [{ category: 'clothing', q: 'nowhere' }, []],
  [{ handoverDay: '2026-01-11', organization: 'organization-1' }, []],
] as const satisfies [Record<string, string>, string[]][];

describe.each(['newest', 'oldest'])('the queue with the %s orders first', (sort) => {
  test.each(filters)('filtered by %j has exactly the matching orders', async (filter, expected) => {
    expect(await listNames({ ...filter, sort })).toEqual(expected);
  });
});

test('the filter by handover day shows a volunteer only the orders of their own organization', async () => {
  const { token } = await signUpWithRole(api, 'volunteer', 'organization-1');
  expect(await listNames({ handoverDay: '2026-01-10' }, token)).toEqual(['with handover']);
  expect(await listNames({ handoverDay: '2026-01-11' }, token)).toEqual([]);
});

test('an order that is looked up by its number is also filtered by day and category', async () => {
  for (const order of [templateId, templateId.slice(0, 13), templateId.slice(9, 13)]) {
    expect((await list({ order, placedFrom: '2026-06-01' })).result).toHaveLength(1);
    for (const filter of [{ placedTo: '2026-06-01' }, { category: 'books' }, { handoverDay: '2026-01-10' }])
      expect(await list({ order, ...filter })).toEqual({ result: [], next: null });
  }
});

test('the spreadsheet of the queue has only the orders that match the filter', async () => {
  const csv = async (query: string) => (await api.get(`/api/staff/orders.csv?${query}`, staff)).body;
  expect((await csv('handoverDay=2026-01-10')).trim().split('\n')).toHaveLength(2);
  expect((await csv('receivedFrom=2026-01-10&receivedTo=2026-01-10')).trim().split('\n')).toHaveLength(3);
});

test.each(['placedFrom', 'placedTo', 'receivedFrom', 'receivedTo', 'handoverDay'])(
  'the filter %s accepts the days from 2000 to 2099, and refuses other values',
  async (name) => {
    const request = (day: string) => api.get(`/api/staff/orders?${name}=${day}`, staff);
    for (const day of ['2000-01-01', '2000-02-29', '2099-12-31']) expect((await request(day)).status).toBe(200);
    for (const day of ['0000-01-01', '1999-12-31', '9999-12-31', '2026-02-29', 'today'])
      expect((await request(day)).status).toBe(400);
  },
);

describe('more orders than a search looks up', () => {
  const count = maxRareMatches + 50;
  const time = (number: number) => new Date(Date.UTC(2027, 0, 1) + number * 60_000).toISOString();

  beforeAll(async () => {
    const original = await database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', templateId)
      .executeTakeFirstOrThrow();
    const numbers = Array.from({ length: count }, (_, number) => number);
    const insert = async (table: 'orders' | 'order_items' | 'order_events' | 'handovers', rows: object[]) => {
      for (let start = 0; start < rows.length; start += 200)
        await database
          .insertInto(table)
          .values(rows.slice(start, start + 200) as never)
          .execute();
    };
    const ids = numbers.map((number) => `many-${number}`);
    await insert(
      'orders',
      numbers.map((n) => ({ ...original, id: ids[n], status: 'received', created_at: time(n) })),
    );
    const item = { position: 0, name: 'Pots', category_id: 'kitchen', quantity: 1 };
    await insert(
      'order_items',
      ids.map((id) => ({ ...item, id, order_id: id })),
    );
    const event = { status: 'received', actor_id: original.user_id };
    await insert(
      'order_events',
      numbers.map((n) => ({ ...event, id: ids[n], order_id: ids[n], created_at: time(n) })),
    );
    const handover = {
      ...emptyHandover({ id: '', organizationId: 'organization-1' }, 'drop-off', new Date()),
      state: 'agreed',
    };
    const starts_at = '2027-03-01T12:00:00.000Z';
    await insert(
      'handovers',
      ids.map((order_id) => ({ ...handover, order_id, starts_at, ends_at: starts_at })),
    );
  });

  test.each([
    { category: 'kitchen' },
    { receivedFrom: '2026-12-31', receivedTo: '2027-12-31' },
    { handoverDay: '2027-03-01' },
    { placedFrom: '2026-12-31', placedTo: '2027-12-31' },
  ])('are listed in the right order, page by page, for the filter %j', async (filter) => {
    for (const sort of ['newest', 'oldest']) {
      const found: string[] = [];
      let after = '';
      do {
        const { result, next } = await list({ ...filter, sort, after });
        found.push(...result.map(({ _id }: { _id: string }) => _id));
        after = next ?? '';
      } while (after && found.length < 75);
      const all = Array.from({ length: count }, (_, number) => `many-${number}`);
      expect(found).toEqual((sort === 'oldest' ? all : all.toReversed()).slice(0, 75));
    }
  });
});
