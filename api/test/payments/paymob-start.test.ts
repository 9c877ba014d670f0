import { describe, expect, test } from 'vitest';
import { createPaymob } from '../../src/payments/paymob-client.ts';
import { PaymentProviderError } from '../../src/payments/provider.ts';
import { apiKey, faults, integrationId, startPaymob } from '../support/paymob.ts';
import { openTestApp } from '../support/test-app.ts';

const paymob = await startPaymob();
const api = await openTestApp(paymob.settings);
const { database } = api.data;
const [tokenPath, orderPath, keyPath] = ['/api/auth/tokens', '/api/ecommerce/orders', '/api/acceptance/payment_keys'];

const countPayments = async () => (await database.selectFrom('payments').select('id').execute()).length;
const createProvider = (timeout: number, changes: object = {}) =>
  createPaymob(
    { url: paymob.url, apiKey, integrationId: String(integrationId), lifetimeSeconds: 3600, ...changes },
    timeout,
  );
const createPayment = () => ({ id: crypto.randomUUID(), amount: 5_000, currency: 'EGP' });

describe('starting a payment with Paymob', () => {
  test('creates an order and a payment key for the chosen amount, and returns the address of the iframe', async () => {
    const { status, body } = await api.get('/api/payment/donate?amount=12345');
    const [order] = [...paymob.orders.values()].slice(-1);
    expect(body).toMatchObject({
      token: `key-of-${order?.id}`,
      frame: `${paymob.url}/api/acceptance/iframes/766429?payment_token={token}`,
      payment: { amount: 12_345, currency: 'EGP' },
    });
    expect(status).toBe(200);
    expect(order).toMatchObject({ amount_cents: 12_345, currency: 'EGP', delivery_needed: false, items: [] });
    expect(order?.merchant_order_id).toBe(body.payment._id);
    const row = await database.selectFrom('payments').selectAll().where('id', '=', body.payment._id).executeTakeFirst();
    expect(row).toMatchObject({ provider: 'paymob', provider_order: String(order?.id), amount: 12_345 });
    expect(row).toMatchObject({ integration: String(integrationId), status: 'pending', donor_id: null });
  });

  test('asks Paymob to lock the order once it is paid, and passes on nothing about the donor', async () => {
    const donor = await api.signUp('zenobia@example.com');
    await api.get('/api/payment/donate', donor);
    const { body } = paymob.requests.at(-1) ?? {};
    expect(body).toMatchObject({ lock_order_when_paid: true, expiration: 3600, integration_id: integrationId });
    expect(JSON.stringify(paymob.requests)).not.toMatch(/zenobia|robin|01234567890/i);
  });

  test('threat 46: succeeds without a donor when the account is deleted while the payment starts', async () => {
    const donor = await api.signUp('leaving@example.com');
    paymob.beforeKeyReply(async () => {
      expect((await api.send('POST', '/api/profile/delete', {}, donor)).status).toBe(200);
    });
    const { status, body } = await api.get('/api/payment/donate', donor);
    paymob.beforeKeyReply(async () => {});
    expect(status).toBe(200);
    const row = await database.selectFrom('payments').selectAll().where('id', '=', body.payment._id).executeTakeFirst();
    expect(row).toMatchObject({ status: 'pending', donor_id: null });
  });

  test('uses the same token for several payments, and gets a new one after Paymob refuses it with 401', async () => {
    const provider = createProvider(5_000);
    const countTokenRequests = () => paymob.requests.filter(({ path }) => path === tokenPath).length;
    const before = countTokenRequests();
    await provider.start(createPayment());
    await provider.start(createPayment());
    expect(countTokenRequests()).toBe(before + 1);
    paymob.expireTokens();
    expect(await provider.start(createPayment())).toMatchObject({ token: expect.stringMatching(/^key-of-/) });
    expect(countTokenRequests()).toBe(before + 2);
  });

  test('repeats only the refused request when the token expires between the requests for the order and for the payment key', async () => {
    const provider = createProvider(5_000);
    await provider.start(createPayment());
    const orderCountBefore = paymob.orders.size;
    paymob.fail(keyPath, (reply) => {
      paymob.stopFailing(keyPath);
      paymob.expireTokens();
      reply.writeHead(401).end('{"detail": "expired"}');
    });
    expect(await provider.start(createPayment())).toMatchObject({ token: expect.stringMatching(/^key-of-/) });
    expect(paymob.orders.size).toBe(orderCountBefore + 1);
  });

  test('gives up when a new token is refused as well', async () => {
    paymob.fail(orderPath, (reply) => void reply.writeHead(401).end('{}'));
    await expect(createProvider(5_000).start(createPayment())).rejects.toThrow(`POST ${orderPath}: status 401`);
    paymob.stopFailing(orderPath);
  });

  test('threat 31: replies 503 and stores nothing while Paymob fails, and works again afterward', async () => {
    const before = await countPayments();
    paymob.fail(orderPath, faults['500']);
    const reply = await api.get('/api/payment/donate');
    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '10' } });
    expect(reply.body.message).toContain('nothing was taken');
    expect(await countPayments()).toBe(before);
    paymob.stopFailing(orderPath);
    expect((await api.get('/api/payment/donate')).status).toBe(200);
  });

  test('threat 31: replies 503 when Paymob refuses the API key, and never reveals that key in the reply or the log', async () => {
    const lines: string[] = [];
    const app = await openTestApp({ ...paymob.settings, PAYMOB_API_KEY: 'a-wrong-key', LOG_LEVEL: 'trace' });
    app.app.log.error = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
    const reply = await app.get('/api/payment/donate');
    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(JSON.stringify([reply, lines])).not.toContain('a-wrong-key');
    const provider = createProvider(5_000, { apiKey: 'a-wrong-key' });
    await expect(provider.start(createPayment())).rejects.toThrow(/^POST \/api\/auth\/tokens: status 403$/);
  });

  test('threat 31: is limited to 32 payments at a time, while 32 more wait and the others are refused', async () => {
    const provider = createProvider(300);
    paymob.fail(tokenPath, faults['no reply']);
    const started = await Promise.allSettled(Array.from({ length: 80 }, () => provider.start(createPayment())));
    paymob.stopFailing(tokenPath);
    const reasons = started.map((each) => (each.status === 'rejected' ? each.reason.message : ''));
    expect(reasons.filter((reason) => reason.includes('no reply in time'))).toHaveLength(64);
    expect(reasons.filter((reason) => reason.includes('very busy'))).toHaveLength(16);
  });

  test('refuses an order that belongs to another payment, and leaves that payment unchanged', async () => {
    const { body } = await api.get('/api/payment/donate');
    const [order] = [...paymob.orders.values()].slice(-1);
    paymob.fail(orderPath, (reply) => void reply.writeHead(201).end(JSON.stringify({ id: order?.id })));
    expect((await api.get('/api/payment/donate')).status).toBe(503);
    paymob.stopFailing(orderPath);
    expect((await api.get(`/api/payment/${body.payment._id}`)).body.result.status).toBe('pending');
  });

  test('refuses an amount that is too small, too large or not a whole number', async () => {
    const before = paymob.requests.length;
    for (const amount of ['99', '10000001', '50.5', '-5000', '5e3', '0x1388', 'many', '5000&amount=6000']) {
      const reply = await api.get(`/api/payment/donate?amount=${amount}`);
      expect(reply).toMatchObject({
        status: 400,
        body: { code: 'invalid_fields', fields: { amount: expect.any(String) } },
      });
    }
    expect(paymob.requests).toHaveLength(before);
    expect((await api.get('/api/payment/donate?amount=')).body.payment.amount).toBe(5_000);
  });
});

describe.each([tokenPath, orderPath, keyPath])('threat 31: a payment does not start when %s fails with', (path) => {
  const timesOut = (name: string) => name === 'no reply' || name === 'a reply that never ends';

  test.each(Object.entries(faults))('%s', async (name, fault) => {
    paymob.fail(path, fault);
    // One timeout covers all steps. A short one may expire in an earlier step on a busy machine, so only the faults that need a
    // short one get it, and their messages may name the path of another step.
    const provider = createProvider(timesOut(name) ? 250 : 10_000);
    const error: Error = await provider.start(createPayment()).catch((reason) => reason);
    paymob.stopFailing(path);
    expect(error).toBeInstanceOf(PaymentProviderError);
    expect(error.message).toMatch(timesOut(name) ? /: no reply in time$/ : new RegExp(`^POST ${path}: `));
    expect(error.message).not.toContain(apiKey);
  });
});

test('threat 31: a payment does not start when nothing listens at the address of Paymob', async () => {
  await expect(createProvider(2_000, { url: 'http://127.0.0.1:1' }).start(createPayment())).rejects.toThrow(
    PaymentProviderError,
  );
});

test('a payment starts even when Paymob is slow', async () => {
  paymob.beforeKeyReply(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect((await api.get('/api/payment/donate')).status).toBe(200);
  paymob.beforeKeyReply(async () => {});
});
