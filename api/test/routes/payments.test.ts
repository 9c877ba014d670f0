import { expect, test, vi } from 'vitest';
import { hashSecretCode } from '../../src/secret-codes.ts';
import { openTestApp } from '../test-app.ts';

const api = await openTestApp();
const stored = () => api.data.database.selectFrom('payments').selectAll().execute();

test('gives a token of the sandbox that is new every time, of which only the hash is stored', async () => {
  const [one, other] = [await api.get('/api/payment/donate'), await api.get('/api/payment/donate')];
  expect(one).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^[\w-]{22}$/) } });
  expect(one.headers['cache-control']).toBe('no-store');
  expect(one.body.token).not.toBe(other.body.token);
  expect((await stored()).map((payment) => payment.token_hash)).toContain(hashSecretCode(one.body.token));
  expect(JSON.stringify(await stored())).not.toContain(one.body.token);
});

test('forgets payments that were begun and not made within the hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 });
  await api.get('/api/payment/donate');
  vi.useRealTimers();
  expect(await stored()).toHaveLength(1);
});
