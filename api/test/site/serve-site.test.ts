import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../support/test-app.ts';

const root = mkdtempSync(join(tmpdir(), 'kindcrate-site-'));
const dist = join(root, 'dist');
function addFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** The built pages, with the content security policy of each. */
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
  addFile(`dist/${file}`, content);
  manifest[path] = { file, policy: "default-src 'self'", ...page };
}
addFile('dist/.pages.json', JSON.stringify(manifest));
addFile('dist/_astro/page.CxY12.js', 'let a');
addFile('dist/_astro/page.CxY12.js.gz', gzipSync('let a'));
addFile('dist/favicon.svg', '<svg/>');
addFile('dist/.env', 'SECRET');
addFile('dist/not-built/index.html', 'SECRET');
addFile('secret.txt', 'SECRET');

const api = await openTestApp({}, dist);
afterAll(() => rmSync(root, { recursive: true }));

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
])('GET %s serves the page "%s"', async (url, content) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(content);
  expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  const again = await get(url, { 'if-none-match': String(reply.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each(['/nowhere', '/about/more', '/branddetails/7/more', '/_astro/gone.js', '/_astro', '/_astro/', '/404x'])(
  'GET %s serves the 404 page with status 404',
  async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.body]).toEqual([404, 'page not found']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('malformed escapes get 404 in the path and are ignored after #', async () => {
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

test('a page is sent with the content security policy of its build, and no site may frame it', async () => {
  expect((await get('/')).headers['content-security-policy']).toBe(
    "script-src 'self' 'sha256-abc='; object-src 'none'; frame-ancestors 'none'",
  );
  expect((await get('/about')).headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
});

describe('the payment page', () => {
  test('may frame only this site while the sandbox takes the payments', async () => {
    const { headers } = await get('/Payment/');
    expect(headers['content-security-policy']).toBe("frame-src 'self'; frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('payment=(self),');
  });

  test('may frame only the origin of another provider', async () => {
    const template = 'https://pay.example.com:8443/iframes/1?payment_token={token}';
    const other = await openTestApp({ PAYMENT_FRAME_URL: template }, dist);
    const { headers } = await other.get('/payment');
    expect(headers['content-security-policy']).toBe("frame-src https://pay.example.com:8443; frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('payment=(self "https://pay.example.com:8443"),');
  });

  test('may frame the sandbox page, which other sites may not', async () => {
    const { headers } = await get('/payment-sandbox');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': expect.stringContaining('payment=(),'),
    });
    expect((await get('/')).headers['x-frame-options']).toBe('DENY');
  });
});

test('a hashed file is cached for a year, and any other file is revalidated', async () => {
  expect((await get('/_astro/page.CxY12.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
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

test.each(forbiddenPaths)('threat 30: GET %s reads no file that is not part of the built site', async (path) => {
  const reply = await get(path);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('SECRET');
});
