import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardDigits } from '@kindcrate/contract/cards';
import { acceptedTestCards, declinedTestCard } from '@kindcrate/contract/payments';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashSecretCode } from '../../src/secret-codes.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const minute = 60 * 1000;
const card = { cardNumber: acceptedTestCards[0] ?? '', expiryDate: '12/99', securityCode: '123' };
const declined = { ...card, cardNumber: declinedTestCard };

const begin = async () => (await api.get('/api/payment/donate')).body.token;
const pay = (token: unknown, changes: object = {}) =>
  api.send('POST', '/api/payment/sandbox', { token, ...card, ...changes });
const stored = () => api.data.database.selectFrom('payments').selectAll().execute();
const rowOf = async (token: string) => (await stored()).find((row) => row.token_hash === hashSecretCode(token));

const goForward = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
afterEach(() => void vi.useRealTimers());

describe('GET /payment/donate', () => {
  test('gives a token that is new every time, of which only the hash is stored', async () => {
    const [one, other] = [await api.get('/api/payment/donate'), await api.get('/api/payment/donate')];
    expect(one).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^[\w-]{22}$/) } });
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.body.token).not.toBe(other.body.token);
    expect(await rowOf(one.body.token)).toMatchObject({ provider: 'sandbox', status: 'pending', answered_at: null });
    expect(JSON.stringify(await stored())).not.toContain(one.body.token);
  });

  test('says where the token goes, as the setting has it', async () => {
    expect((await api.get('/api/payment/donate')).body.frame).toBe('/payment-sandbox#payment_token={token}');
    const frame = 'https://pay.example.com/iframes/1?payment_token={token}';
    const other = await openTestApp({ PAYMENT_FRAME_URL: frame });
    expect((await other.get('/api/payment/donate')).body).toEqual({ token: expect.any(String), frame });
  });

  test('forgets a day later what was begun and not accepted, and nothing else', async () => {
    const [begun, refused, made] = [await begin(), await begin(), await begin()];
    await pay(refused, declined);
    await pay(made);
    goForward(25 * 60 * minute + 1000);
    const fresh = await begin();
    expect(await Promise.all([begun, refused, made, fresh].map(rowOf))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ status: 'accepted' }),
      expect.objectContaining({ status: 'pending' }),
    ]);
  });
});

describe('POST /payment/sandbox', () => {
  test.each(acceptedTestCards)('accepts %s and writes it down', async (cardNumber) => {
    const token = await begin();
    expect(await pay(token, { cardNumber })).toMatchObject({ status: 200, body: { success: true } });
    const row = await rowOf(token);
    expect(row?.status).toBe('accepted');
    expect(Math.abs(Date.now() - Date.parse(row?.answered_at ?? ''))).toBeLessThan(minute);
  });

  test.each([declinedTestCard, '4000056655665556'])('declines %s, and takes another card then', async (cardNumber) => {
    const token = await begin();
    expect(await pay(token, { cardNumber })).toMatchObject({
      status: 402,
      body: { success: false, code: 'card_declined', message: expect.stringContaining('declined') },
    });
    expect((await rowOf(token))?.status).toBe('declined');
    expect((await pay(token)).status).toBe(200);
    expect((await rowOf(token))?.status).toBe('accepted');
  });

  test('takes no card for a payment that was made, and leaves its answer as it is', async () => {
    const token = await begin();
    await pay(token);
    const made = await rowOf(token);
    for (const again of [await pay(token), await pay(token, declined)]) {
      expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    }
    expect(await rowOf(token)).toEqual(made);
  });

  test('accepts once when twenty send at the same time', async () => {
    const token = await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await stored()).filter((row) => row.token_hash === hashSecretCode(token))).toHaveLength(1);
  });

  test.each(['', 'nothing-we-gave', "' or 1=1 --"])('knows no payment %j', async (token) => {
    expect(await pay(token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('says after an hour that it waited for too long, and writes nothing', async () => {
    const token = await begin();
    goForward(61 * minute);
    expect(await pay(token)).toMatchObject({ status: 410, body: { code: 'payment_expired' } });
    expect((await rowOf(token))?.status).toBe('pending');
  });

  test('brings every mistake to its field, and repeats nothing of the card', async () => {
    const token = await begin();
    const wrong = { cardNumber: '4242424242424241', expiryDate: '01/20', securityCode: '98765' };
    const { status, body } = await pay(token, wrong);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['cardNumber', 'expiryDate', 'securityCode']]);
    for (const value of Object.values(wrong)) expect(JSON.stringify(body)).not.toContain(value);
    expect((await rowOf(token))?.status).toBe('pending');
  });

  test('takes no token that is no text, or far too long', async () => {
    for (const token of [undefined, 7, ['x'], 'x'.repeat(1000)]) {
      expect((await pay(token)).body).toMatchObject({ code: 'invalid_fields', fields: { token: expect.any(String) } });
    }
  });
});

test('stores and logs nothing of a card', async () => {
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
  const kept = [server.output(), server.errors(), ...filesIn(folder)].join('\n');
  expect(kept).toContain(hashSecretCode(token));
  const secrets = [
    token,
    '11/97',
    '"8642"',
    'securityCode',
    ...numbers,
    ...numbers.map((number) => cardDigits(number)),
  ];
  for (const secret of secrets) expect(kept).not.toContain(secret);
});

/** What every file of a folder holds, the database's included. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
}
