import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp } from '../support/test-app.ts';

const api = await openTestApp();
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
let token: string;
let claims: Record<string, unknown>;

beforeAll(async () => {
  token = await api.signUp();
  claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
});

afterEach(() => vi.useRealTimers());

function makeToken(changes: Record<string, unknown> = {}, alg = 'HS256', key = api.services.tokenSecret): string {
  const content = `${encode({ alg, typ: 'JWT' })}.${encode({ ...claims, ...changes })}`;
  const digest = alg === 'HS512' ? 'sha512' : 'sha256';
  return `${content}.${createHmac(digest, key).update(content).digest('base64url')}`;
}

function makeRsaToken(): string {
  const content = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

const refusedReply = {
  status: 401,
  headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
  body: { success: false, code: 'unauthorized', message: expect.any(String) },
};

test('GET /api/profile accepts a valid token', async () => {
  expect((await api.get('/api/profile', makeToken())).status).toBe(200);
});

describe('threat 12: the API replies 401, never 500, to', () => {
  const invalidTokens: [string, () => string][] = [
    ['a token with alg none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    ['a token with alg none and a signature', () => makeToken({}, 'none')],
    ['a token with alg RS256', makeRsaToken],
    ['a token with alg HS512', () => makeToken({}, 'HS512')],
    ['a token with an unknown alg', () => makeToken({}, 'constructor')],
    ['a token signed with the wrong key', () => makeToken({}, 'HS256', 'another secret that is long enough')],
    ['a token without exp', () => makeToken({ exp: undefined })],
    ['a token whose exp is not a number', () => makeToken({ exp: 'never' })],
    ['a token that has expired', () => makeToken({ exp: Math.floor(Date.now() / 1000) - 1 })],
    ['a token with the wrong aud', () => makeToken({ aud: 'another-site' })],
    ['a token with the wrong iss', () => makeToken({ iss: 'someone' })],
    ['a token without sub', () => makeToken({ sub: undefined })],
    ['a token without sid', () => makeToken({ sid: undefined })],
    ['a token without username', () => makeToken({ username: undefined })],
    ['a token without role', () => makeToken({ role: undefined })],
    ['a token with an unknown role', () => makeToken({ role: 'emperor' })],
    ['a token of an unknown session', () => makeToken({ sid: 'none' })],
    ["a token of another user's session", () => makeToken({ sub: 'someone' })],
    ['a truncated token', () => token.slice(0, -5)],
    ['a token without a signature', () => token.split('.').slice(0, 2).join('.')],
    ['a token without dots', () => 'token'],
    ['an empty token', () => ' '],
    ['a token whose payload is not JSON', () => `${token.split('.')[0]}.bm8.${token.split('.')[2]}`],
  ];

  test.each(invalidTokens)('%s', async (_name, make) => {
    expect(await api.get('/api/profile', make())).toMatchObject(refusedReply);
  });

  test('a request whose Authorization header is missing or malformed, or has another scheme', async () => {
    expect(await api.get('/api/profile')).toMatchObject(refusedReply);
    for (const authorization of ['Basic YTpi', 'Bearer', token, `Bearer ${token} ${token}`]) {
      const reply = await api.app.inject({ method: 'GET', url: '/api/profile', headers: { authorization } });
      expect(reply.statusCode, authorization).toBe(401);
    }
  });
});

test('endpoints that require a token reply 401 to a request without one before they read its body', async () => {
  const calls = [
    ['GET', '/api/profile'],
    ['PUT', '/api/profile/uploadphoto'],
    ['PUT', '/api/profile/update'],
    ['POST', '/api/order/donataionorder'],
  ] as const;
  for (const [method, url] of calls) {
    const reply = await api.app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json' },
      payload: 'not JSON',
    });
    expect([url, reply.statusCode]).toEqual([url, 401]);
  }
});

test('a token expires after seven days', async () => {
  const newToken = await api.signUp();
  // The token's times are in whole seconds, so the test allows two more seconds.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60 * 1000 + 2000 });
  expect((await api.get('/api/profile', newToken)).status).toBe(401);
});

test('threat 13: sessions and rate limits keep working when the clock jumps by an hour in either direction', async () => {
  const now = Date.now();
  for (const jump of [60, -60, 0]) {
    vi.useFakeTimers({ toFake: ['Date'], now: now + jump * 60 * 1000 });
    expect((await api.get('/api/profile', token)).status, `${jump} minutes`).toBe(200);
    expect((await api.get('/api/brands')).status).toBe(200);
    expect(await api.signUp(), `${jump} minutes`).toMatch(/^ey/);
  }
});
