import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardDigits } from '@kindcrate/contract/cards';
import { acceptedTestCards, declinedTestCard } from '@kindcrate/contract/sandbox-payments';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashSecretCode } from '../../src/secret-codes.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const minute = 60 * 1000;
const card = { cardNumber: acceptedTestCards[0] ?? '', expiryDate: '12/99', securityCode: '123' };
const declinedCard = { ...card, cardNumber: declinedTestCard };

const startPayment = async () => (await api.get('/api/payment/donate')).body.token;
const pay = (token: unknown, changes: object = {}) =>
  api.send('POST', '/api/payment/sandbox', { token, ...card, ...changes });
const listPayments = () => api.data.database.selectFrom('payments').selectAll().execute();
const rowOf = async (token: string) => (await listPayments()).find((row) => row.token_hash === hashSecretCode(token));

const advanceClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
afterEach(() => void vi.useRealTimers());

describe('GET /payment/donate', () => {
  test('returns a new token every time and stores only its hash', async () => {
    const first = await api.get('/api/payment/donate');
    const second = await api.get('/api/payment/donate');
    expect(first).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^[\w-]{22}$/) } });
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body.token).not.toBe(second.body.token);
    expect(await rowOf(first.body.token)).toMatchObject({ provider: 'sandbox', status: 'pending', answered_at: null });
    expect(JSON.stringify(await listPayments())).not.toContain(first.body.token);
  });

  test('returns the URL template of the frame from the setting PAYMENT_FRAME_URL', async () => {
    expect((await api.get('/api/payment/donate')).body.frame).toBe('/payment-sandbox#payment_token={token}');
    const frame = 'https://pay.example.com/iframes/1?payment_token={token}';
    const app = await openTestApp({ PAYMENT_FRAME_URL: frame });
    expect((await app.get('/api/payment/donate')).body).toMatchObject({ token: expect.any(String), frame });
  });

  test('deletes payments that expired a day ago without being accepted, and no others', async () => {
    const unpaid = await startPayment();
    const declined = await startPayment();
    const accepted = await startPayment();
    await pay(declined, declinedCard);
    await pay(accepted);
    // A payment expires after an hour.
    advanceClock(25 * 60 * minute + 1000);
    const newToken = await startPayment();
    expect(await Promise.all([unpaid, declined, accepted, newToken].map(rowOf))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ status: 'accepted' }),
      expect.objectContaining({ status: 'pending' }),
    ]);
  });
});

describe('POST /payment/sandbox', () => {
  test.each(acceptedTestCards)('accepts the card %s and stores the result', async (cardNumber) => {
    const token = await startPayment();
    expect(await pay(token, { cardNumber })).toMatchObject({ status: 200, body: { success: true } });
    const row = await rowOf(token);
    expect(row?.status).toBe('accepted');
    expect(Math.abs(Date.now() - Date.parse(row?.answered_at ?? ''))).toBeLessThan(minute);
  });

  // The second card has a valid number, but is not one of the accepted test cards.
  test.each([declinedTestCard, '4000056655665556'])(
    'declines the card %s and then accepts another one',
    async (cardNumber) => {
      const token = await startPayment();
      expect(await pay(token, { cardNumber })).toMatchObject({
        status: 402,
        body: { success: false, code: 'card_declined', message: expect.stringContaining('declined') },
      });
      expect((await rowOf(token))?.status).toBe('declined');
      expect((await pay(token)).status).toBe(200);
      expect((await rowOf(token))?.status).toBe('accepted');
    },
  );

  test('refuses to charge an accepted payment again, and keeps the stored result', async () => {
    const token = await startPayment();
    await pay(token);
    const acceptedRow = await rowOf(token);
    for (const reply of [await pay(token), await pay(token, declinedCard)]) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
    }
    expect(await rowOf(token)).toEqual(acceptedRow);
  });

  test('accepts only one of twenty simultaneous attempts to pay', async () => {
    const token = await startPayment();
    const replies = await Promise.all(Array.from({ length: 20 }, () => pay(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await listPayments()).filter((row) => row.token_hash === hashSecretCode(token))).toHaveLength(1);
  });

  test.each(['', 'never-issued', "' or 1=1 --"])('replies not_found for the unknown token %j', async (token) => {
    expect(await pay(token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('refuses a payment as expired after an hour and leaves it unchanged', async () => {
    const token = await startPayment();
    advanceClock(61 * minute);
    expect(await pay(token)).toMatchObject({ status: 410, body: { code: 'payment_expired' } });
    expect((await rowOf(token))?.status).toBe('pending');
  });

  test('reports every invalid field without repeating card data', async () => {
    const token = await startPayment();
    const invalidCard = { cardNumber: '4242424242424241', expiryDate: '01/20', securityCode: '98765' };
    const { status, body } = await pay(token, invalidCard);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['cardNumber', 'expiryDate', 'securityCode']]);
    for (const value of Object.values(invalidCard)) expect(JSON.stringify(body)).not.toContain(value);
    expect((await rowOf(token))?.status).toBe('pending');
  });

  test('refuses a token that is not a string or is far too long', async () => {
    for (const token of [undefined, 7, ['x'], 'x'.repeat(1000)]) {
      expect((await pay(token)).body).toMatchObject({ code: 'invalid_fields', fields: { token: expect.any(String) } });
    }
  });
});

test('card data and tokens appear neither in the log nor in the data folder', async () => {
  const folder = await createDataFolder();
  const server = await startServerProcess(folder, { LOG_LEVEL: 'trace' });
  const { token } = (await (await fetch(`${server.origin}/api/payment/donate`)).json()) as { token: string };
  const numbers = [declinedTestCard, '4242424242424241', ...acceptedTestCards];
  for (const cardNumber of numbers) {
    await fetch(`${server.origin}/api/payment/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, cardNumber, expiryDate: '11/97', securityCode: '8642' }),
    });
  }
  await server.stop('SIGTERM');
  expect(server.output()).toContain('/api/payment/sandbox');
  const written = [server.output(), server.errors(), ...readFiles(folder)].join('\n');
  expect(written).toContain(hashSecretCode(token));
  const secrets = [
    token,
    '11/97',
    '"8642"',
    'securityCode',
    ...numbers,
    ...numbers.map((number) => cardDigits(number)),
  ];
  for (const secret of secrets) expect(written).not.toContain(secret);
});

/** The contents of all files in a folder, including those of the database. */
function readFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
}
