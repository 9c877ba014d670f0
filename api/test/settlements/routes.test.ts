import { monthOf } from '@kindcrate/contract/months';
import { getSettlementEndpoint, listSettlementsEndpoint, type Settlement } from '@kindcrate/contract/settlements';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { preparePastRedemptions } from '../support/past-redemptions.ts';
import { setPlace } from '../support/places.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, staff } = await setUpDesk(await openTestApp());
const colleague = await signUpWithRole(api, 'staff');
const { database } = api.data;
const addRedemption = await preparePastRedemptions(api);

const get = (path: string) => api.get(`/api/staff/settlements${path}`, staff);
const getStatement = async (month: string) => (await get(`/brand-1?month=${month}`)).body.data;
const post = (body: object, token = staff, brand = 'brand-1') =>
  api.send('POST', `/api/staff/settlements/${brand}`, body, token);
/** Every test has a month of its own, because entries cannot be deleted. */
let year = 2024;
let month = '';

beforeEach(async () => {
  month = `${--year}-03`;
  await addRedemption({ coins: 30, decidedAt: `${month}-05T10:00:00.000Z` });
  await addRedemption({ coins: 12, decidedAt: `${month}-05T11:00:00.000Z` });
  await addRedemption({ coins: 8, decidedAt: `${month}-31T23:59:59.999Z` });
  await addRedemption({ coins: 99, decidedAt: `${year}-04-01T00:00:00.000Z` });
  await addRedemption({ coins: 60, decidedAt: `${month}-09T10:00:00.000Z`, brandId: 'brand-2' });
});

test('the settlements of a month list the coins that donors spent at each brand, most coins first, and how many of them are settled', async () => {
  await post({ month, coins: 50, note: 'Bank transfer', sequence: 1 });
  const { body } = await get(`?month=${month}`);
  expect(listSettlementsEndpoint.reply.is(body)).toBe(true);
  expect(body.data).toMatchObject({ month, isOver: true, timeZone: 'UTC' });
  expect(body.data.brands).toMatchObject([
    { brand: { _id: 'brand-2' }, redemptions: 1, coins: 60, settled: 0, entries: [] },
    {
      brand: { _id: 'brand-1' },
      redemptions: 3,
      coins: 50,
      settled: 50,
      entries: [{ coins: 50, note: 'Bank transfer' }],
    },
  ]);
});

test('without a month in the request, the settlements of the last completed month are listed', async () => {
  const { data } = (await get('')).body;
  const now = new Date();
  expect(data.month).toBe(monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)), 'UTC'));
});

test('a settlement statement has a line for each day on which coins were spent', async () => {
  const { body } = await get(`/brand-1?month=${month}`);
  expect(getSettlementEndpoint.reply.is(body)).toBe(true);
  expect(body.data).toMatchObject({
    brand: { _id: 'brand-1', title: 'Brand 1' },
    redemptions: 3,
    coins: 50,
    settled: 0,
  });
  expect(body.data.days).toEqual([
    { day: `${month}-05`, redemptions: 2, coins: 42 },
    { day: `${month}-31`, redemptions: 1, coins: 8 },
  ]);
});

test('the CSV file of a settlement statement lists every redemption, with its time in the time zone of the charity', async () => {
  await setPlace(api, 'organization-1', { timeZone: 'Asia/Tokyo' });
  const reference = await addRedemption({
    coins: 7,
    decidedAt: new Date(Date.UTC(year, 2, 1) - 4 * 3_600_000).toISOString(),
  });
  const { rawPayload, headers } = await api.app.inject({
    url: `/api/staff/settlements/brand-1/redemptions.csv?month=${month}`,
    headers: { authorization: `Bearer ${staff}` },
  });
  await database.deleteFrom('places').execute();
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe(`attachment; filename="redemptions-${month}.csv"`);
  const [entry] = (await api.get('/api/staff/audit', staff)).body.result;
  expect(entry).toMatchObject({ action: 'exported redemptions', subject: { _id: 'brand-1' }, detail: month });
  const lines = rawPayload.toString().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('\ufeffTime,Reference,Coins');
  expect(lines[1]).toBe(`${month}-01T05:00:00+09:00,${reference},7`);
  expect(lines[2]).toMatch(/^\d{4}-03-05T19:00:00\+09:00,KC-[\da-f]{8},30$/);
});

test('the CSV file of a settlement statement has each redemption once, even if it takes several queries to read them all', async () => {
  for (let index = 0; index < 510; index++)
    await addRedemption({ coins: 1, decidedAt: `${year}-07-12T10:00:00.000Z`, brandId: 'brand-2' });
  const { body } = await api.app.inject({
    url: `/api/staff/settlements/brand-2/redemptions.csv?month=${year}-07`,
    headers: { authorization: `Bearer ${staff}` },
  });
  const references = body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[1]);
  expect([references.length, new Set(references).size]).toEqual([510, 510]);
});

describe('a settlement entry', () => {
  test('settles all coins that are not settled yet, and is recorded in the audit log', async () => {
    const { status, body } = await post({ month, coins: 50, note: 'Bank transfer', sequence: 1 });
    expect([status, body.message]).toEqual([200, 'These coins have been marked as settled.']);
    expect(body.data).toMatchObject({
      coins: 50,
      settled: 50,
      entries: [{ sequence: 1, coins: 50, note: 'Bank transfer' }],
    });
    const [entry] = (await api.get('/api/staff/audit', staff)).body.result;
    expect(entry).toMatchObject({ action: 'settled', subject: { kind: 'brand', _id: 'brand-1' } });
    expect(entry.detail).toBe(`${month}, 50 coins`);
  });

  test('can settle some of the coins, and the next entry can settle the rest', async () => {
    await post({ month, coins: 20, sequence: 1 });
    expect((await post({ month, coins: 30, sequence: 2 }, colleague.token)).body.data.settled).toBe(50);
  });

  test('is reversed by another entry with a note that explains why, and both are kept', async () => {
    await post({ month, coins: 50, sequence: 1 });
    const withoutNote = await post({ month, coins: -50, sequence: 2 });
    expect([withoutNote.status, withoutNote.body.fields]).toEqual([400, { note: 'Give a reason for the reversal' }]);
    const { body } = await post({ month, coins: -50, note: 'Wrong brand', sequence: 2 });
    expect(body.message).toBe('The settlement has been reversed.');
    expect(body.data.settled).toBe(0);
    expect(body.data.entries.map(({ coins }: Settlement['entries'][number]) => coins)).toEqual([50, -50]);
  });

  test('adds nothing when its request is repeated', async () => {
    const request = { month, coins: 50, note: 'Bank transfer', sequence: 1 };
    await post(request);
    expect((await post(request)).body.data.entries).toHaveLength(1);
  });

  test.each([
    ['settles more coins than were spent', { coins: 51 }],
    ['settles nothing', { coins: 0 }],
    ['settles a fraction of a coin', { coins: 1.5 }],
    ['has a word instead of a number of coins', { coins: 'all' }],
    ['reverses more coins than are settled', { coins: -1, note: 'Wrong' }],
  ])('that %s is refused with a message for the number of coins', async (_, body) => {
    const { status, body: reply } = await post({ month, sequence: 1, ...body });
    expect([status, Object.keys(reply.fields)]).toEqual([400, ['coins']]);
    expect((await getStatement(month)).entries).toEqual([]);
  });

  test('is refused before the month is over', async () => {
    const { status, body } = await post({ month: monthOf(new Date(), 'UTC'), coins: 1, sequence: 1 });
    expect([status, body.message]).toEqual([409, 'This month is not over yet. You can settle it once it is.']);
  });

  test('is refused when someone else has added an entry in the meantime, and when its sequence number is too high', async () => {
    await post({ month, coins: 20, sequence: 1 }, colleague.token);
    for (const sequence of [1, 3]) {
      const { status, body } = await post({ month, coins: 20, sequence });
      expect([status, body.code]).toEqual([409, 'conflict']);
    }
    expect((await getStatement(month)).settled).toBe(20);
  });

  test('for an unknown brand gets 404, as do the statement and the CSV file of that brand', async () => {
    expect((await post({ month, coins: 1, sequence: 1 }, staff, 'none')).status).toBe(404);
    expect((await get(`/none?month=${month}`)).status).toBe(404);
    expect((await get(`/none/redemptions.csv?month=${month}`)).status).toBe(404);
  });

  test('is added once when fifty simultaneous requests from two people settle the same coins', async () => {
    const requests = Array.from({ length: 50 }, (_, index) =>
      post({ month, coins: 50, sequence: 1 }, index % 2 ? staff : colleague.token),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    const count = (expected: number) => statuses.filter((status) => status === expected).length;
    // One person adds the entry. The other 24 requests from that person only repeat the first one, so they succeed too.
    expect([count(200), count(409)]).toEqual([25, 25]);
    const { entries, settled } = await getStatement(month);
    expect([entries.length, settled]).toEqual([1, 50]);
  });

  test('cannot be changed or deleted in the database', async () => {
    await post({ month, coins: 50, sequence: 1 });
    await expect(database.updateTable('settlement_entries').set({ coins: 1 }).execute()).rejects.toThrow('append-only');
    await expect(database.deleteFrom('settlement_entries').execute()).rejects.toThrow('append-only');
  });
});

test('a brand stays in the list with its entries when a change of the time zone moves its redemptions to another month', async () => {
  await addRedemption({ coins: 5, decidedAt: `${year}-05-31T20:00:00.000Z`, brandId: 'brand-2' });
  await post({ month: `${year}-05`, coins: 5, sequence: 1 }, staff, 'brand-2');
  await setPlace(api, 'organization-1', { timeZone: 'Asia/Tokyo' });
  const { brands } = (await get(`?month=${year}-05`)).body.data;
  await database.deleteFrom('places').execute();
  expect(brands).toMatchObject([{ brand: { _id: 'brand-2' }, redemptions: 0, coins: 0, settled: 5 }]);
});
