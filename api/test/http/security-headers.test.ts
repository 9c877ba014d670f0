import { describe, expect, test } from 'vitest';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({
  PUBLIC_URL: 'https://give.example.com',
  CORS_ORIGINS: 'https://give.example.com,http://localhost:4322',
});
const plain = await openTestApp();

const always = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

describe('threat 24: every reply has the security headers:', () => {
  const requests = [
    ['a list', 'GET', '/api/brands', 200],
    ['an unknown id', 'GET', '/api/brands/nobody', 404],
    ['an unknown address', 'GET', '/nowhere', 404],
    ['an unknown call', 'DELETE', '/api/brands', 404],
    ['an address that cannot be read', 'GET', '/api/%zz', 404],
    ['a refusal', 'GET', '/api/profile', 401],
    ['a form that is wrong', 'POST', '/api/Login', 400],
    ['the state of the server', 'GET', '/health', 200],
  ] as const;

  test.each(requests)('%s', async (_name, method, url, status) => {
    const reply = await api.app.inject({ method, url });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject(always);
    expect(reply.json()).toMatchObject({});
  });
});

test('threat 24: what needed a token, and every failure, is stored nowhere', async () => {
  const token = await api.signUp();
  for (const reply of [
    await api.get('/api/profile', token),
    await api.get('/api/profile'),
    await api.get('/api/nowhere'),
  ]) {
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  const logIn = await api.send('POST', '/api/Login', {});
  expect(logIn.headers['cache-control']).toBe('no-store');
});

test('speaks of HTTPS only where the site is on HTTPS', async () => {
  expect((await plain.get('/api/brands')).headers).not.toHaveProperty('strict-transport-security');
});

describe('threat 23: CORS', () => {
  const ask = (from: typeof api, origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    from.app.inject({ method, url: '/api/brands', headers: { origin, 'access-control-request-method': 'GET' } });

  test('a listed origin may read', async () => {
    const reply = await ask(api, 'http://localhost:4322');
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': 'http://localhost:4322', vary: 'Origin' });
    const preflight = await ask(api, 'http://localhost:4322', 'OPTIONS');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key');
  });

  test.each(['https://evil.example.com', 'https://give.example.com.evil.com', 'null', 'http://give.example.com'])(
    '%s gets no header',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        for (const from of [api, plain]) {
          const { headers } = await ask(from, origin, method);
          expect(Object.keys(headers).filter((name) => name === 'access-control-allow-origin')).toEqual([]);
        }
      }
    },
  );
});
