import { expect, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { createRegistration, openTestApp } from '../support/test-app.ts';

/** Overrides the high factor that other tests run with. */
const exactLimits = { ADDRESS_LIMIT_FACTOR: '1' };
const refusedReply = {
  status: 429,
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  body: { success: false, code: 'too_many_requests' },
};
const wrongLogin = { email: 'nobody@example.com', password: 'wrong' };

test('threat 18: the API limits the logins from one IP address in 15 minutes across all accounts', async () => {
  const api = await openTestApp({ ...exactLimits, LIMIT_LOGINS_PER_QUARTER_HOUR: '8' });
  const logIn = (account: number) =>
    api.send('POST', '/api/Login', { ...wrongLogin, email: `account-${account}@example.com` });
  for (let account = 1; account <= 8; account++) expect((await logIn(account)).status).toBe(401);
  expect(await logIn(9)).toMatchObject(refusedReply);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60 * 1000 + 1 });
  expect((await logIn(10)).status).toBe(401);
  vi.useRealTimers();
});

test('the API limits the registrations from one IP address in an hour, including failed ones', async () => {
  const api = await openTestApp({ ...exactLimits, LIMIT_REGISTRATIONS_PER_HOUR: '3' });
  const register = (email: string) => api.send('POST', '/api/register', createRegistration({ email }));
  const replies = [await register('a@example.com'), await register('a@example.com'), await register('b@example.com')];
  expect(replies.map(({ status }) => status)).toEqual([201, 409, 201]);
  expect(await register('c@example.com')).toMatchObject(refusedReply);
});

test('the API limits the other requests from one IP address in a minute, including those for unknown URLs, but not health checks', async () => {
  const api = await openTestApp({ ...exactLimits, LIMIT_REQUESTS_PER_MINUTE: '5' });
  for (const url of ['/api/brands', '/api/nowhere', '/nowhere', '/api/brands/1', '/api/profile'])
    expect((await api.get(url)).status).not.toBe(429);
  expect(await api.get('/api/brands')).toMatchObject(refusedReply);
  expect((await api.get('/health')).status).toBe(200);
});

test('threat 18: the API ignores a forged X-Forwarded-For header', async () => {
  const api = await openTestApp({ ...exactLimits, LIMIT_REQUESTS_PER_MINUTE: '3' });
  const request = (forged: string) =>
    api.app.inject({
      url: '/api/brands',
      headers: { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged },
    });
  for (const lastByte of [1, 2, 3]) expect((await request(`10.0.0.${lastByte}`)).statusCode).toBe(200);
  expect((await request('10.0.0.4')).statusCode).toBe(429);
});

test('threat 18: the API counts requests by the last forwarded IP address, which the trusted proxy added itself', async () => {
  const api = await openTestApp({ ...exactLimits, LIMIT_REQUESTS_PER_MINUTE: '2', TRUST_PROXY_HOPS: '1' });
  const request = async (forwarded: string) =>
    (await api.app.inject({ url: '/api/brands', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  expect([
    await request('1.1.1.1, 9.9.9.9'),
    await request('2.2.2.2, 9.9.9.9'),
    await request('3.3.3.3, 9.9.9.9'),
  ]).toEqual([200, 200, 429]);
  expect(await request('9.9.9.9, 8.8.8.8')).toBe(200);
});

test('the API counts an IPv6 /64 network as one IP address, and an IPv4-mapped address as its IPv4 address', async () => {
  const api = await openTestApp({ ...exactLimits, LIMIT_REQUESTS_PER_MINUTE: '1' });
  const request = async (remoteAddress: string) =>
    (await api.app.inject({ url: '/api/brands', remoteAddress })).statusCode;
  expect([
    await request('2001:db8:0:1::1'),
    await request('2001:db8:0:1::2'),
    await request('2001:db8:0:2::1'),
  ]).toEqual([200, 429, 200]);
  expect([await request('10.1.1.1'), await request('::ffff:10.1.1.1')]).toEqual([200, 429]);
});

test('threat 19: two servers with the same database share their login counts', async () => {
  const api = await openTestApp({ ...exactLimits, LIMIT_LOGINS_PER_QUARTER_HOUR: '4' });
  const second = await buildApp(api.services);
  const logInOnSecond = () =>
    second.inject({ method: 'POST', url: '/api/Login', payload: { ...wrongLogin, email: 'twin@example.com' } });
  for (let round = 1; round <= 2; round++) {
    expect((await api.send('POST', '/api/Login', wrongLogin)).status).toBe(401);
    expect((await logInOnSecond()).statusCode).toBe(401);
  }
  expect((await logInOnSecond()).statusCode).toBe(429);
  await second.close();
});

test('the API multiplies the limits by ADDRESS_LIMIT_FACTOR', async () => {
  const api = await openTestApp({ ADDRESS_LIMIT_FACTOR: '2.5', LIMIT_REQUESTS_PER_MINUTE: '2' });
  const statuses = [];
  for (let request = 1; request <= 6; request++) statuses.push((await api.get('/api/brands')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the API refuses an IP address over its limit without a database write', async () => {
  const api = await openTestApp({ ...exactLimits, LIMIT_LOGINS_PER_QUARTER_HOUR: '1' });
  const readStoredCount = async () =>
    (
      await api.data.database
        .selectFrom('rate_limits')
        .select('count')
        .where('key', 'like', 'logins:%')
        .executeTakeFirstOrThrow()
    ).count;
  for (let attempt = 1; attempt <= 5; attempt++) await api.send('POST', '/api/Login', wrongLogin);
  expect(await api.send('POST', '/api/Login', wrongLogin)).toMatchObject(refusedReply);
  // The second attempt exceeded the limit of 1. From then on, requests were refused from memory.
  expect(await readStoredCount()).toBe(2);
});
