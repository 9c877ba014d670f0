import { orderStatuses } from '@kindcrate/contract/orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { joinWords, separateWords } from '../../src/database/word-search.ts';
import { setUpDesk } from '../support/desk.ts';
import { openTestApp } from '../support/test-app.ts';
import { queueFilters } from './queue-filters.ts';

/** More orders than a search reads in one request. */
const orderCount = 125_000;
const { api, staff, placeOrder } = await setUpDesk(await openTestApp({ QUOTA_OPEN_ORDERS: '1000000' }));
const { database } = api.data;

beforeAll(async () => {
  await addCopies(await placeOrder());
}, 120_000);

/** Returns a word that every copy has, a word that every other copy has, and a word that only this copy has. */
const wordsOfCopy = (number: number) => ['coat', number % 2 ? 'odd' : 'even', `box${number}`];

/**
 * Adds copies of an order with varying statuses and organizations, one second apart. Every tenth copy has the same time as
 * the copy before it.
 */
async function addCopies(id: string): Promise<void> {
  const original = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copy = (number: number) => ({
    ...original,
    id: `copy-${number}`,
    organization_id: `organization-${1 + (number % 2)}`,
    status: orderStatuses[number % orderStatuses.length] ?? 'submitted',
    created_at: new Date(1_600_000_000_000 + 1_000 * (number - (number % 10 ? 0 : 1))).toISOString(),
    search_text: joinWords(wordsOfCopy(number)),
  });
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < orderCount; from += 1_000) {
      const copies = Array.from({ length: 1_000 }, (_, index) => copy(from + index));
      await transaction.insertInto('orders').values(copies).execute();
      const words = copies.flatMap(({ id, search_text }) =>
        separateWords(search_text).map((word) => ({ word, order_id: id })),
      );
      await transaction.insertInto('order_words').values(words).execute();
    }
  });
}

const list = async (query: string) => (await api.get(`/api/staff/orders?${query}`, staff)).body;

test.each(queueFilters)(
  'two pages of the queue filtered by %j contain no order twice and are sorted by time',
  async (filter) => {
    const query = new URLSearchParams(filter).toString();
    const first = await list(query);
    expect(first.result).toHaveLength(25);
    const second = await list(`${query}&after=${first.next}`);
    const shown = [...first.result, ...second.result];
    expect(new Set(shown.map(({ _id }) => _id)).size).toBe(50);
    const times = shown.map(({ createdAt }) => createdAt);
    expect(times).toEqual(filter.sort === 'newest' ? times.toSorted().reverse() : times.toSorted());
  },
);

test('the last page of the queue takes less than five times as long as the first', async () => {
  // The cursor after which only the oldest orders are left.
  const last = Buffer.from('2020-09-13T12:27:00.000Z copy-20').toString('base64url');
  /** Returns the median of 15 durations, in milliseconds. */
  const measure = async (query: string) => {
    const durations: number[] = [];
    for (let round = 0; round < 15; round++) {
      const start = performance.now();
      await list(query);
      durations.push(performance.now() - start);
    }
    return durations.sort((a, b) => a - b)[7] ?? 0;
  };
  // Warms up, so that the first measurement is not slower than the others.
  await list('');
  expect((await list(`after=${last}`)).next).toBeNull();
  expect(await measure(`after=${last}`)).toBeLessThan(5 * (await measure('')));
});

describe('a search among 125,000 orders', () => {
  test('finds the only order that has all words', async () => {
    const found = await list('q=COAT%20box90042');
    expect(found.result.map(({ _id }: { _id: string }) => _id)).toEqual(['copy-90042']);
  });

  test('finds an order by its number at any position in the queue', async () => {
    const id = await placeOrder();
    const number = `KC-${id.slice(0, 13).toUpperCase()}`;
    expect(await list(`q=${number}&sort=oldest`)).toMatchObject({ result: [{ _id: id }], next: null });
    expect(await list(`q=${number}&status=accepted`)).toMatchObject({ result: [] });
  });

  test('finds nothing when one of the words is in no order', async () => {
    expect(await list('q=coat%20nowhere')).toEqual({ result: [], next: null });
  });

  test('stops early for common words that no order has together, returns a cursor to continue from, and lets other work run meanwhile', async () => {
    // The timer counts how many times the search lets other work run.
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const { result, next } = await list('q=odd%20even');
    clearInterval(timer);
    expect([result, next]).toEqual([[], expect.any(String)]);
    expect(turns).toBeGreaterThan(10);
    expect(await list(`q=odd%20even&after=${next}`)).toEqual({ result: [], next: null });
  });
});
