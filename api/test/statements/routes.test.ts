import { getStatementEndpoint, type YearlyStatement } from '@kindcrate/contract/statements';
import { beforeEach, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { openTestApp } from '../support/test-app.ts';

const desk = await setUpDesk(await openTestApp({ COIN_VALUE: '25', PAYMENT_CURRENCY: 'USD' }));
const { api, placeOrder, changeStatus } = desk;
const { database } = api.data;
const thisYear = new Date().getUTCFullYear();
let donor: string;

beforeEach(async () => {
  donor = await api.signUp();
});

const read = async (year: number | string = thisYear, token = donor): Promise<YearlyStatement> =>
  (await api.get(`/api/statement/${year}`, token)).body.data;

const backdateReceipt = (id: string, created_at: string) =>
  database.updateTable('receipts').set({ created_at }).where('order_id', '=', id).execute();

test('a donor can read what was received from them in a year, with the estimated value of the coins', async () => {
  const id = await placeOrder('received', { itemsName: 'Wool blankets' }, donor);
  await placeOrder('completed', undefined, donor);
  const statement = await read();
  expect(getStatementEndpoint.reply.is({ data: statement })).toBe(true);
  expect(statement).toMatchObject({ year: thisYear, pieces: 6, coins: 26, years: [thisYear] });
  expect(statement.coinValue).toEqual({ amount: 650, currency: 'USD' });
  expect(statement.gifts).toHaveLength(2);
  expect(statement.gifts[0]).toMatchObject({
    number: `KC-${id.slice(0, 13).toUpperCase()}`,
    itemsName: 'Wool blankets',
    quantity: 3,
    charity: { title: 'Organization 1' },
    coins: 13,
  });
});

test('a yearly statement leaves out goods that have not arrived and goods that turned out to be unusable', async () => {
  await placeOrder('accepted', undefined, donor);
  await placeOrder('declined', undefined, donor);
  const unusable = await placeOrder('received', undefined, donor);
  expect((await read()).gifts).toHaveLength(1);
  await changeStatus(unusable, 'declined');
  expect(await read()).toMatchObject({ gifts: [], pieces: 0, coins: 0, years: [] });
});

test('the yearly statement of an earlier year lists the gifts that were received in that year, whenever they were offered', async () => {
  await backdateReceipt(await placeOrder('received', undefined, donor), '2024-12-31T23:59:59.999Z');
  await backdateReceipt(await placeOrder('received', undefined, donor), '2025-01-01T00:00:00.000Z');
  await placeOrder('received', undefined, donor);
  expect(await read(2024)).toMatchObject({ year: 2024, pieces: 3, years: [thisYear, 2025, 2024] });
  expect(await read(2025)).toMatchObject({ gifts: [{ receivedAt: '2025-01-01T00:00:00.000Z' }] });
  expect(await read(2023)).toMatchObject({ gifts: [], years: [thisYear, 2025, 2024] });
});

test("threat 15: nobody can read someone else's yearly statement", async () => {
  await placeOrder('received', undefined, donor);
  expect(await read(thisYear, await api.signUp())).toMatchObject({ gifts: [], years: [] });
  expect((await api.get(`/api/statement/${thisYear}`)).status).toBe(401);
});

test.each([String(thisYear + 1), '1999', '26', '02026', '2026.5', '2e3', '-2026', 'last', "2026'--", '%F0%9F%92%A5'])(
  'there is no yearly statement for the year %s',
  async (year) => {
    expect(await api.get(`/api/statement/${year}`, donor)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test('a yearly statement is complete for a donor with more orders than fit in one batch', async () => {
  const first = await placeOrder('received', undefined, donor);
  const original = await database.selectFrom('orders').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  // Several orders share a time, even where one batch ends and the next begins.
  const copies = Array.from({ length: 1_200 }, (_, index) => ({
    ...original,
    id: `${crypto.randomUUID()}`,
    created_at: new Date(1_700_000_000_000 + Math.floor(index / 7)).toISOString(),
  }));
  for (let from = 0; from < copies.length; from += 400)
    await database
      .insertInto('orders')
      .values(copies.slice(from, from + 400))
      .execute();
  const created_at = `${thisYear}-01-01T00:00:00.000Z`;
  const receipts = copies.map(({ id }) => ({ order_id: id, code: id, shows_name: 0, created_at, withdrawn_at: null }));
  for (let from = 0; from < receipts.length; from += 400)
    await database
      .insertInto('receipts')
      .values(receipts.slice(from, from + 400))
      .execute();
  const { gifts, pieces } = await read();
  // A number is only the beginning of an order's id, so two orders could have the same one.
  expect(new Set(gifts.map(({ number }) => number)).size).toBeGreaterThan(1_190);
  expect([gifts.length, pieces]).toEqual([1_201, 3_603]);
});
