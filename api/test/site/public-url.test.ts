import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtUrl, createBuiltSite } from '../support/built-site.ts';
import { openTestApp } from '../support/test-app.ts';

const content = [
  `<link rel="canonical" href="${builtUrl}/login">`,
  `<script type="application/ld+json">{"url":"${builtUrl}"}</script>`,
  `<a href="${builtUrl}0/">another port</a>`,
].join('\n');
const policy = "script-src 'self' 'sha256-abc='";
const { folder, addFile } = createBuiltSite({
  '/login': { file: 'login/index.html', content, policy },
  '/plain': { file: 'plain/index.html', content: 'no URL' },
});
// This text is not a compressed page, so a reply that contains it can only be the file that the build wrote.
addFile('dist/client/login/index.html.br', 'the file that the build wrote');
addFile('dist/client/plain/index.html.br', 'the file that the build wrote');

const publicUrl = 'https://give.example.com';
const api = await openTestApp({ PUBLIC_URL: publicUrl }, folder);

const get = (url: string, encoding: string, { app } = api) =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('a site that was built with a different PUBLIC_URL than the server has', () => {
  const expected = content
    .replace(`${builtUrl}/login`, `${publicUrl}/login`)
    .replace(`"${builtUrl}"`, `"${publicUrl}"`);

  test.each([
    ['identity', (body: Buffer) => body],
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    "sends pages in the encoding %s with the server's URL and the policy from the build",
    async (encoding, decode) => {
      const reply = await get('/login', encoding);
      expect(decode(reply.rawPayload).toString()).toBe(expected);
      expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(reply.headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
    },
  );

  test('sends the file that the build compressed for a page that contains no URL', async () => {
    expect((await get('/plain', 'br')).body).toBe('the file that the build wrote');
  });

  test('gives crawlers the URL of the sitemap on the server', async () => {
    const reply = await get('/robots.txt', 'identity');
    expect(reply.body).toBe(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

test('a site that was built with the PUBLIC_URL of the server is sent as the build compressed it', async () => {
  const apiWithBuiltUrl = await openTestApp({ PUBLIC_URL: builtUrl }, folder);
  expect((await get('/login', 'br', apiWithBuiltUrl)).body).toBe('the file that the build wrote');
  expect((await get('/login', 'identity', apiWithBuiltUrl)).body).toBe(content);
});
