import { messages } from '@kindcrate/contract/messages';
import { getReceiptEndpoint } from '@kindcrate/contract/receipts';
import { beforeAll, expect, test } from 'vitest';
import { setUpDesk } from '../support/desk.ts';
import { openTestApp } from '../support/test-app.ts';

const { api, donor, staff, changeStatus, placeOrder, getOwnOrder } = await setUpDesk(await openTestApp());
let id: string;
let code: string;

beforeAll(async () => {
  id = await placeOrder('received', { itemsName: 'Two lamps', quantity: '2', location: 'Harbor Street 4' });
  ({ code } = (await getOwnOrder(id)).receipt);
});

const getReceipt = (receiptCode = code) => api.get(`/api/receipt/${receiptCode}`);
const setShowName = (showName: unknown, token: string | undefined = donor, orderId = id) =>
  api.send('PUT', `/api/order/${orderId}/receipt`, { showName }, token);

test('an order whose goods have not been received has no receipt', async () => {
  for (const status of ['submitted', 'under review', 'accepted', 'declined', 'cancelled'] as const) {
    const id = await placeOrder(status);
    expect(await getOwnOrder(id)).not.toHaveProperty('receipt');
    expect((await setShowName(true, donor, id)).status).toBe(404);
  }
});

test('a receipt shows the received goods, without a price, to anyone who has its code', async () => {
  const { status, body } = await getReceipt();
  expect(status).toBe(200);
  expect(getReceiptEndpoint.reply.is(body)).toBe(true);
  expect(body.data).toEqual({
    code,
    number: `KC-${id.slice(0, 13).toUpperCase()}`,
    itemsName: 'Two lamps',
    // `placeOrder` always marks 3 pieces as received.
    quantity: 3,
    items: [{ name: 'Two lamps', quantity: 3 }],
    charity: { title: 'Organization 1' },
    receivedAt: expect.stringMatching(/^20.*Z$/),
    coins: 13,
  });
});

test('the code of a receipt has 128 random bits', async () => {
  const secondCode = (await getOwnOrder(await placeOrder('received'))).receipt.code;
  // 128 bits take 22 characters of base64url.
  for (const receiptCode of [code, secondCode]) expect(receiptCode).toMatch(/^[\w-]{22}$/);
  expect(secondCode).not.toBe(code);
});

test("a receipt shows the donor's name only while the donor allows it", async () => {
  expect(JSON.stringify((await getReceipt()).body)).not.toMatch(/robin|example\.com|Harbor|0123/);
  expect(await setShowName(true)).toMatchObject({
    status: 200,
    body: { success: true, data: { code, showName: true } },
  });
  expect((await getReceipt()).body.data.donorName).toBe('robin');
  expect((await getOwnOrder(id)).receipt).toEqual({ code, showName: true });
  expect(JSON.stringify((await getReceipt()).body)).not.toMatch(/example\.com|Harbor|0123/);
  expect((await setShowName(false)).body.data.showName).toBe(false);
  expect((await getReceipt()).body.data).not.toHaveProperty('donorName');
});

test('threat 15: only the donor of an order can show their name on its receipt', async () => {
  for (const token of [await api.signUp(), staff])
    expect(await setShowName(true, token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await api.send('PUT', `/api/order/${id}/receipt`, { showName: true })).status).toBe(401);
  expect((await getOwnOrder(id)).receipt.showName).toBe(false);
});

test('a value of "showName" that is not a boolean is refused', async () => {
  for (const showName of ['true', 1, null, undefined])
    expect(await setShowName(showName)).toMatchObject({
      status: 400,
      body: { fields: { showName: messages.showName } },
    });
});

test('a request with an unknown receipt code gets 404', async () => {
  for (const unknownCode of ['none', code.slice(1), `${code}x`, code.toLowerCase(), "' OR 1=1 --", '..%2f..%2fetc'])
    expect(await getReceipt(unknownCode)).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
});

test('a receipt stays valid when the order is completed', async () => {
  const completedId = await placeOrder('completed');
  expect((await getReceipt((await getOwnOrder(completedId)).receipt.code)).body.data).not.toHaveProperty('withdrawnAt');
});

test('a receipt is marked as withdrawn when the received goods are declined', async () => {
  const declinedId = await placeOrder('received');
  await changeStatus(declinedId, 'declined');
  const { receipt } = await getOwnOrder(declinedId);
  expect((await getReceipt(receipt.code)).body.data).toMatchObject({
    coins: 13,
    withdrawnAt: expect.stringMatching(/^20.*Z$/),
  });
});
