import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createBuiltSite } from '../support/built-site.ts';
import { openTestApp } from '../support/test-app.ts';

const { folder, addFile } = createBuiltSite({
  '/login': {
    file: 'login/index.html',
    content: 'log in',
    policy: "script-src 'self' 'sha256-abc='; object-src 'none';",
  },
  '/privacy': { file: 'privacy/index.html', content: 'privacy' },
  '/receipt': { file: 'receipt/index.html', content: 'receipt shell' },
  '/payment': { file: 'payment/index.html', content: 'pay', policy: 'frame-src https://map.example *;' },
  '/staff': { file: 'staff/index.html', content: 'desk', policy: 'frame-src https://map.example;' },
  '/payment-sandbox': { file: 'payment-sandbox/index.html', content: 'test card' },
  '/404': { file: '404.html', content: 'page not found' },
});
addFile('dist/client/_astro/page.CxY12.js', 'let a');
addFile('dist/client/static/js/LoginForm.CxY12.js', 'let b');
addFile('dist/client/_astro/page.CxY12.js.gz', gzipSync('let a'));
const encodings = {
  identity: Buffer.from('page not found'),
  gzip: gzipSync('page not found'),
  br: brotliCompressSync('page not found'),
};
addFile('dist/client/404.html.gz', encodings.gzip);
addFile('dist/client/404.html.br', encodings.br);
addFile('dist/client/favicon.svg', '<svg/>');
addFile('dist/client/.env', 'SECRET');
addFile('dist/client/not-built/index.html', 'SECRET');
addFile('dist/server/secret.mjs', 'SECRET');
addFile('secret.txt', 'SECRET');

const api = await openTestApp({}, folder);

const get = (url: string, headers = {}) => api.app.inject({ url, headers });

test.each([
  ['/login', 'log in'],
  ['/login?page=1', 'log in'],
  ['/privacy/', 'privacy'],
  ['/PRIVACY', 'privacy'],
  ['/Privacy/?x=1', 'privacy'],
  ['/receipt/K-7', 'receipt shell'],
  ['/Receipt/K-7/', 'receipt shell'],
])('GET %s serves the page with the text "%s"', async (url, content) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(content);
  expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  const again = await get(url, { 'if-none-match': String(reply.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each([
  '/nowhere',
  '/login/more',
  '/receipt/7/more',
  '/branddetails',
  '/about/more',
  '/_astro/gone.js',
  '/_astro',
  '/_astro/',
  '/404x',
])('GET %s serves the 404 page with status 404', async (url) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.body]).toEqual([404, 'page not found']);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a URL with a malformed escape gets 404 if the escape is in the path, and its page if the escape comes after #', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  for (const [path, status] of [
    ['/#%%', 200],
    ['/login#?%%', 200],
    ['/%%', 404],
  ] as const) {
    const [reply] = await once(request({ port, host: '127.0.0.1', path }).end(), 'response');
    reply.resume();
    expect([path, reply.statusCode]).toEqual([path, status]);
  }
});

test('a page is sent with the content security policy from the build, and no site may frame it', async () => {
  expect((await get('/login')).headers['content-security-policy']).toBe(
    "script-src 'self' 'sha256-abc='; object-src 'none'; frame-ancestors 'none'",
  );
  expect((await get('/privacy')).headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
});

test('every page, and no other response, refers to the speculation rules, and these are sent with the content type that browsers require', async () => {
  for (const page of ['/login', '/nowhere', '/']) {
    expect((await get(page)).headers['speculation-rules']).toBe('"/speculation.json"');
  }
  for (const other of ['/favicon.svg', '/api/brands', '/speculation.json']) {
    expect((await get(other)).headers).not.toHaveProperty('speculation-rules');
  }
  const rules = await get('/speculation.json');
  expect([rules.statusCode, rules.body]).toEqual([200, '{}']);
  expect(rules.headers).toMatchObject({
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=3600',
  });
});

test('threat 22: the desk may frame nothing but the previews that it makes', async () => {
  const { headers } = await get('/staff');
  expect(headers['content-security-policy']).toBe("frame-src blob:; frame-ancestors 'none'");
});

describe('the payment page', () => {
  test('may frame only this site while the sandbox is the payment provider', async () => {
    const { headers } = await get('/Payment/');
    expect(headers['content-security-policy']).toBe("frame-src 'self'; frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('payment=(self),');
  });

  test('may frame only this site and the origin of the provider while the sandbox is not the payment provider', async () => {
    const template = 'https://pay.example.com:8443/iframes/1?payment_token={token}';
    const otherApi = await openTestApp({ PAYMENT_FRAME_URL: template }, folder);
    const { headers } = await otherApi.get('/payment');
    const policy = "frame-src 'self' https://pay.example.com:8443; frame-ancestors 'none'";
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['permissions-policy']).toContain('payment=(self "https://pay.example.com:8443"),');
  });

  test('may frame the sandbox page, but other sites may not', async () => {
    const { headers } = await get('/payment-sandbox');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': expect.stringContaining('payment=(),'),
    });
    expect((await get('/login')).headers['x-frame-options']).toBe('DENY');
  });
});

test('a hashed file is cached for a year, and any other file is revalidated', async () => {
  for (const file of ['/_astro/page.CxY12.js', '/static/js/LoginForm.CxY12.js']) {
    expect((await get(file)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect((await get('/favicon.svg')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'image/svg+xml',
  });
});

test('a file that the build compressed is sent compressed to clients that accept it', async () => {
  const reply = await get('/_astro/page.CxY12.js', { 'accept-encoding': 'gzip' });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(reply.rawPayload.equals(gzipSync('let a'))).toBe(true);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
] as const)(
  'a client that accepts the encodings "%s" gets the 404 page in the encoding "%s"',
  async (accepted, sent) => {
    const reply = await get('/nowhere', { 'accept-encoding': accepted });
    expect([reply.statusCode, reply.headers['content-encoding'] ?? 'identity']).toEqual([404, sent]);
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(encodings[sent].equals(reply.rawPayload)).toBe(true);
  },
);

test('the 404 page is sent uncompressed to a client that sends no Accept-Encoding header', async () => {
  const reply = await get('/nowhere');
  expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([404, undefined]);
  expect(encodings.identity.equals(reply.rawPayload)).toBe(true);
});

test('an unknown API path gets an API error, not a page', async () => {
  expect((await api.get('/api/nowhere')).body).toMatchObject({ success: false, code: 'not_found' });
});

const forbiddenPaths = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/_astro/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%2fetc/passwd',
  '//etc/passwd',
  '/.env',
  '/pages.json',
  '/../pages.json',
  '/server/secret.mjs',
  '/..%2fserver/secret.mjs',
  '/../server/entry.mjs',
  '/not-built',
  '/%2eenv',
  '/login/../../secret.txt',
  '/%00',
  '/login%00.html',
  '/%c0%ae%c0%ae/secret.txt',
  '/....//secret.txt',
  '/%252e%252e/secret.txt',
];

test.each(forbiddenPaths)(
  'threat 30: GET %s gets 404 instead of a file that does not belong to the built site',
  async (path) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('SECRET');
  },
);
