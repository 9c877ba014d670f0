import { messages } from '@kindcrate/contract/messages';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp());
const { api, staff, donor, placeOrder } = desk;
const ids: Record<'coats' | 'books' | 'lamp', string> = { coats: '', books: '', lamp: '' };

beforeAll(async () => {
  const zora = await api.signUp('Zora.Lamp@example.com');
  await api.send('PUT', '/api/profile/update', { username: 'Zoë' }, zora);
  ids.coats = await placeOrder('submitted', { itemsName: 'Winter COATS, Überzieher', phone: '0555 1' });
  ids.books = await placeOrder('accepted', { itemsName: '100% wool_books', charity: 'organization-2' });
  ids.lamp = await placeOrder('received', { itemsName: 'A lamp', location: 'Élan street' }, zora);
});

const list = async (query: Record<string, string> = {}) =>
  (await api.get(`/api/staff/orders?${new URLSearchParams(query)}`, staff)).body;
const listIds = async (query?: Record<string, string>) =>
  (await list(query)).result.map(({ _id }: { _id: string }) => _id);

test('the queue shows each order with its donor, photo, location, history and possible transitions', async () => {
  const body = await list();
  expect(listStaffOrdersEndpoint.reply.is(body)).toBe(true);
  expect(body.next).toBeNull();
  expect(body.result[0]).toEqual({
    _id: ids.lamp,
    itemsName: 'A lamp',
    location: 'Élan street',
    charity: { _id: 'organization-1', title: 'Organization 1' },
    quantity: 3,
    receivedQuantity: 3,
    phone: '0123 456',
    status: 'received',
    image: expect.objectContaining({ thumbnailUrl: expect.any(String) }),
    items: [
      { _id: expect.any(String), name: 'A lamp', quantity: 3, receivedQuantity: 3, photos: [body.result[0].image] },
    ],
    createdAt: expect.any(String),
    history: expect.arrayContaining([{ status: 'submitted', at: expect.any(String), by: 'Zoë' }]),
    coins: 13,
    donor: { _id: expect.any(String), username: 'Zoë', email: 'Zora.Lamp@example.com' },
    next: ['completed', 'declined'],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|password|email_key/);
});

test('the queue lists the newest orders first, or the oldest on request', async () => {
  expect(await listIds()).toEqual([ids.lamp, ids.books, ids.coats]);
  expect(await listIds({ sort: 'newest' })).toEqual([ids.lamp, ids.books, ids.coats]);
  expect(await listIds({ sort: 'oldest' })).toEqual([ids.coats, ids.books, ids.lamp]);
});

test('a single order is returned as it appears in the queue', async () => {
  const { status, body } = await api.get(`/api/staff/orders/${ids.books}`, staff);
  expect([status, body.data]).toEqual([200, (await list()).result[1]]);
});

test.each([
  [{ status: 'accepted' }, ['books']],
  [{ status: 'under review' }, []],
  [{ organization: 'organization-1' }, ['lamp', 'coats']],
  [{ organization: 'organization-1', status: 'submitted' }, ['coats']],
  [{ organization: 'unknown' }, []],
  [{ status: '', organization: '', q: '', after: '', sort: '' }, ['lamp', 'books', 'coats']],
] as const)('the filter %j selects exactly the matching orders', async (query, names) => {
  expect(await listIds(query)).toEqual(names.map((name) => ids[name]));
});

describe('a search of the queue', () => {
  test.each([
    ['coats', ['coats']],
    ['ÜBERZIEHER', ['coats']],
    ['u\u0308berzieher', ['coats']],
    ['élan', ['lamp']],
    ['harbor', ['books', 'coats']],
    ['0555', ['coats']],
    ['zora.lamp@EXAMPLE.com', ['lamp']],
    ['zoë', ['lamp']],
    ['ZOË', ['lamp']],
    ['zoe', ['lamp']],
    ['zo', ['lamp']],
    ['uberzieher', ['coats']],
    ['elan', ['lamp']],
    ['coats winter', ['coats']],
    ['lamp zoë', ['lamp']],
    ['lamp books', []],
    ['05 55', []],
    ['0555 1', ['coats']],
    ['(0555)-1', ['coats']],
    ['5551', ['coats']],
    ['100%', ['books']],
    ['wool_b', ['books']],
    ['w%l', []],
    ["' OR 1=1 --", []],
    ['\\', []],
  ] as const)('for "%s" finds exactly the matching orders', async (q, names) => {
    expect(await listIds({ q })).toEqual(names.map((name) => ids[name]));
  });

  test('for the beginning of an id or of an order number finds that order', async () => {
    for (const length of [8, 9, 13, 36]) {
      expect(await listIds({ q: ids.books.slice(0, length) })).toEqual([ids.books]);
      expect(await listIds({ q: `kc-${ids.books.slice(0, length).toUpperCase()}` })).toEqual([ids.books]);
    }
  });

  test('for the end of an order number finds that order, in any letter case', async () => {
    const end = ids.books.slice(9, 13);
    for (const q of [end, end.toUpperCase(), `KC-${end}`, ids.books.slice(4, 13).replace('-', ''), `wool ${end}`])
      expect(await listIds({ q })).toEqual([ids.books]);
  });

  test('can be combined with a filter', async () => {
    expect(await listIds({ q: 'harbor', status: 'submitted' })).toEqual([ids.coats]);
  });
});

describe('the queue filtered for one order', () => {
  test('finds the order by its id, its number, or the end of its number, in any letter case', async () => {
    const number = ids.books.slice(0, 13);
    const keys = [ids.books, number, `KC-${number}`, number.slice(-4), number.slice(-7), `kc-${number.slice(-12)}`];
    for (const order of keys) {
      expect(await listIds({ order })).toEqual([ids.books]);
      expect(await listIds({ order: ` ${order.toUpperCase()} ` })).toEqual([ids.books]);
    }
  });

  test('does not find the order by any other part of its id', async () => {
    for (const order of [ids.books.slice(0, 8), ids.books.slice(14, 18), ids.books.slice(-12), '----', 'dead-beef'])
      expect(await list({ order })).toEqual({ result: [], next: null });
  });

  test('can also be filtered by status, organization and search', async () => {
    const end = ids.books.slice(9, 13);
    for (const order of [ids.books, end]) {
      expect(await listIds({ order, status: 'accepted', q: 'wool' })).toEqual([ids.books]);
      expect(await listIds({ order, status: 'received' })).toEqual([]);
      expect(await listIds({ order, organization: 'organization-1' })).toEqual([]);
      expect(await listIds({ order, q: 'coats' })).toEqual([]);
    }
  });

  test('has only that order in its spreadsheet', async () => {
    const { body } = await api.get(`/api/staff/orders.csv?order=${ids.books}`, staff);
    expect(body.trim().split('\n')).toHaveLength(2);
  });
});

test.each([
  ['status', 'lost', messages.status],
  ['order', '653', messages.orderKey],
  ['order', 'books', messages.orderKey],
  ['order', 'a'.repeat(37), messages.orderKey],
  ['sort', 'up', messages.sort],
  ['after', 'bm9uc2Vuc2U', messages.page],
  ['after', "' OR 1=1", messages.page],
  ['q', 'x'.repeat(101), messages.search],
])('the queue refuses the invalid query %s=%s', async (field, value, message) => {
  const query = new URLSearchParams({ [field]: value });
  expect(await api.get(`/api/staff/orders?${query}`, staff)).toMatchObject({
    status: 400,
    body: { code: 'invalid_fields', fields: { [field]: message } },
  });
});

test('visitors, donors and partners cannot read the queue, a single order or the spreadsheet', async () => {
  const { token: partner } = await signUpWithRole(api, 'partner');
  for (const path of ['orders', `orders/${ids.coats}`, 'orders.csv']) {
    expect((await api.get(`/api/staff/${path}`)).status).toBe(401);
    for (const token of [donor, partner])
      expect(await api.get(`/api/staff/${path}`, token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
});

test('pages of the queue contain every order once, even when new orders arrive in between', async () => {
  const newDesk = await setUpDesk(await openTestApp());
  const placed: string[] = [];
  for (let count = 0; count < 30; count++) placed.push(await newDesk.placeOrder());
  const get = async (after = '') => (await newDesk.api.get(`/api/staff/orders?after=${after}`, newDesk.staff)).body;
  const first = await get();
  expect(first.result).toHaveLength(25);
  await newDesk.placeOrder();
  const second = await get(first.next);
  expect(second.next).toBeNull();
  const seen = [...first.result, ...second.result].map(({ _id }) => _id);
  expect(seen.toSorted()).toEqual(placed.toSorted());
});
