import { describe, expect, test } from 'vitest';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp({
  PUBLIC_URL: 'https://give.example.com',
  CORS_ORIGINS: 'https://give.example.com,http://localhost:4322',
});
/** Runs with the default settings: over HTTP, and without a list of other origins. */
const defaultApi = await openTestApp();

const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

describe('threat 24: the security headers are on the reply to', () => {
  const requests = [
    ['a request for a list', 'GET', '/api/brands', 200],
    ['a request for an unknown id', 'GET', '/api/brands/nobody', 404],
    ['a request to an unknown URL', 'GET', '/nowhere', 404],
    ['a request with an unknown method', 'DELETE', '/api/brands', 404],
    ['a request to a malformed URL', 'GET', '/api/%zz', 404],
    ['a request without a token', 'GET', '/api/profile', 401],
    ['a request without the required fields', 'POST', '/api/Login', 400],
    ['a health check', 'GET', '/health', 200],
  ] as const;

  test.each(requests)('%s', async (_name, method, url, status) => {
    const reply = await api.app.inject({ method, url });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject(securityHeaders);
    // The body is a JSON object, even for an error.
    expect(reply.json()).toMatchObject({});
  });
});

test('threat 24: replies of endpoints that require a token, and failures, are sent with Cache-Control: no-store', async () => {
  const token = await api.signUp();
  for (const reply of [
    await api.get('/api/profile', token),
    await api.get('/api/profile'),
    await api.get('/api/nowhere'),
  ]) {
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  const failedLogin = await api.send('POST', '/api/Login', {});
  expect(failedLogin.headers['cache-control']).toBe('no-store');
});

test('Strict-Transport-Security is sent only when the site uses HTTPS', async () => {
  expect((await defaultApi.get('/api/brands')).headers).not.toHaveProperty('strict-transport-security');
});

describe('threat 23: CORS', () => {
  const request = (server: typeof api, origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    server.app.inject({ method, url: '/api/brands', headers: { origin, 'access-control-request-method': 'GET' } });

  test('allows a listed origin to read replies', async () => {
    const reply = await request(api, 'http://localhost:4322');
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': 'http://localhost:4322', vary: 'Origin' });
    const preflight = await request(api, 'http://localhost:4322', 'OPTIONS');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key');
  });

  test.each(['https://evil.example.com', 'https://give.example.com.evil.com', 'null', 'http://give.example.com'])(
    'finding 11: sends no CORS headers to the unlisted origin %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        for (const server of [api, defaultApi]) {
          const { headers } = await request(server, origin, method);
          expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
        }
      }
    },
  );
});
