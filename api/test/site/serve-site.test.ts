import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../support/test-app.ts';

const parent = mkdtempSync(join(tmpdir(), 'kindcrate-site-'));
const dist = join(parent, 'dist');
function place(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(parent, path)), { recursive: true });
  writeFileSync(join(parent, path), content);
}

const pages = {
  '/': { file: 'index.html', content: 'home', policy: "script-src 'self' 'sha256-abc='; object-src 'none';" },
  '/about': { file: 'about/index.html', content: 'about' },
  '/branddetails': { file: 'branddetails/index.html', content: 'brand shell' },
  '/organizationdetails': { file: 'organizationdetails/index.html', content: 'organization shell' },
  '/payment': { file: 'payment/index.html', content: 'pay', policy: 'frame-src https://map.example *;' },
  '/payment-sandbox': { file: 'payment-sandbox/index.html', content: 'test card' },
  '/404': { file: '404.html', content: 'page not found' },
};
const manifest: Record<string, object> = {};
for (const [path, { file, content, ...page }] of Object.entries(pages)) {
  place(`dist/${file}`, content);
  manifest[path] = { file, policy: "default-src 'self'", ...page };
}
place('dist/.pages.json', JSON.stringify(manifest));
place('dist/_astro/page.CxY12.js', 'let a');
place('dist/_astro/page.CxY12.js.gz', gzipSync('let a'));
place('dist/favicon.svg', '<svg/>');
place('dist/.env', 'SECRET');
place('dist/not-built/index.html', 'SECRET');
place('secret.txt', 'SECRET');

const api = await openTestApp({}, dist);
afterAll(() => rmSync(parent, { recursive: true }));

const get = (url: string, headers = {}) => api.app.inject({ url, headers });

test.each([
  ['/', 'home'],
  ['/?page=1', 'home'],
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/ABOUT', 'about'],
  ['/About/?x=1', 'about'],
  ['/branddetails/7', 'brand shell'],
  ['/brandDetails/Turnip-Hollow/', 'brand shell'],
  ['/organizationDetails/x', 'organization shell'],
])('%s shows the page "%s"', async (url, content) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(content);
  expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  const again = await get(url, { 'if-none-match': String(reply.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each(['/nowhere', '/about/more', '/branddetails/7/more', '/_astro/gone.js', '/_astro', '/_astro/', '/404x'])(
  '%s shows the 404 page with status 404',
  async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.body]).toEqual([404, 'page not found']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('what stands behind # is none of the path, broken escapes included', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  for (const [path, status] of [
    ['/#%%', 200],
    ['/about#?%%', 200],
    ['/%%', 404],
  ] as const) {
    const [reply] = await once(request({ port, host: '127.0.0.1', path }).end(), 'response');
    reply.resume();
    expect([path, reply.statusCode]).toEqual([path, status]);
  }
});

test('a page is sent with the policy that its build made, and may be framed by nobody', async () => {
  expect((await get('/')).headers['content-security-policy']).toBe(
    "script-src 'self' 'sha256-abc='; object-src 'none'; frame-ancestors 'none'",
  );
  expect((await get('/about')).headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
});

describe('the payment page', () => {
  test('may frame this site and nothing else, while the sandbox takes the payments', async () => {
    const { headers } = await get('/Payment/');
    expect(headers['content-security-policy']).toBe("frame-src 'self'; frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('payment=(self),');
  });

  test('may frame exactly the host of another provider', async () => {
    const template = 'https://pay.example.com:8443/iframes/1?payment_token={token}';
    const other = await openTestApp({ PAYMENT_FRAME_URL: template }, dist);
    const { headers } = await other.get('/payment');
    expect(headers['content-security-policy']).toBe("frame-src https://pay.example.com:8443; frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('payment=(self "https://pay.example.com:8443"),');
  });

  test("frames the sandbox's page, which nobody else may", async () => {
    const { headers } = await get('/payment-sandbox');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': expect.stringContaining('payment=(),'),
    });
    expect((await get('/')).headers['x-frame-options']).toBe('DENY');
  });
});

test('a hashed file is kept for a year, any other file is asked for again', async () => {
  expect((await get('/_astro/page.CxY12.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'image/svg+xml',
  });
});

test('a file that was compressed at build time is sent so to who takes it', async () => {
  const reply = await get('/_astro/page.CxY12.js', { 'accept-encoding': 'gzip' });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(reply.rawPayload.equals(gzipSync('let a'))).toBe(true);
});

test('an unknown call is answered as a call, not with a page', async () => {
  expect((await api.get('/api/nowhere')).body).toMatchObject({ success: false, code: 'not_found' });
});

describe('threat 30: nothing outside the site is read', () => {
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/_astro/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2fetc/passwd',
    '//etc/passwd',
    '/.env',
    '/.pages.json',
    '/not-built',
    '/%2eenv',
    '/about/../../secret.txt',
    '/%00',
    '/about%00.html',
    '/%c0%ae%c0%ae/secret.txt',
    '/....//secret.txt',
    '/%252e%252e/secret.txt',
  ];

  test.each(paths)('%s', async (path) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('SECRET');
  });
});
