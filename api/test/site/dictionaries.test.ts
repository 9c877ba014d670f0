import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { maxHeavyTasks } from '../../src/concurrency/limits.ts';
import { createDictionaries } from '../../src/site/dictionaries.ts';
import { dictionaryCodings, usesDictionary } from '../../src/site/dictionary-compression.ts';
import { createPage } from '../../src/site/page.ts';
import { createBuiltSite } from '../support/built-site.ts';
import { sendForm } from '../support/donations.ts';
import { signUpWithRole } from '../support/roles.ts';
import { openTestApp } from '../support/test-app.ts';

/** Random-looking hexadecimal digits. Brotli can only halve their length, unless it has a dictionary that contains them. */
const text = Array.from({ length: 100 }, (_, index) => createHash('sha256').update(`${index}`).digest('hex')).join(' ');
const { folder } = createBuiltSite({
  '/login': { file: 'login/index.html', content: `log in ${text}` },
  '/terms': { file: 'terms/index.html', content: `terms ${text}` },
  '/404': { file: '404.html', content: `page not found ${text}` },
});
const api = await openTestApp({}, folder);
const { token } = await signUpWithRole(api, 'staff');

const chromium = { 'sec-ch-ua': '"Chromium";v="156"', 'accept-encoding': 'gzip, deflate, br, zstd' };
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

interface KnownPage {
  content: Buffer;
  hash: Buffer;
  /** The headers of a browser that has the page as its dictionary. */
  headers: Record<string, string>;
}

/** Visits a page as Chromium would. @returns the page, which Chromium would keep as a dictionary for later pages */
async function visit(url: string): Promise<KnownPage> {
  expect((await get(url, chromium)).headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")');
  return asDictionary((await get(url)).rawPayload);
}

function asDictionary(content: Buffer): KnownPage {
  const hash = createHash('sha256').update(content).digest();
  const accepted = 'gzip, deflate, br, zstd, dcb, dcz';
  const available = `:${hash.toString('base64')}:`;
  return { content, hash, headers: { ...chromium, 'accept-encoding': accepted, 'available-dictionary': available } };
}

const home = await visit('/');
const login = await visit('/login');

/** The first bytes of each coding, and how it is decoded (RFC 9842, sections 4 and 5). */
const codings = {
  dcb: { magic: 'ff444342', decode: brotliDecompressSync as typeof zstdDecompressSync },
  dcz: { magic: '5e2a4d1820000000', decode: zstdDecompressSync },
};

/** A reply in dcb starts with 4 magic bytes and the 32 bytes of the dictionary's hash. */
const dcbStartLength = 36;

describe.each(['dcb', 'dcz'] as const)('a client that accepts %s', (coding) => {
  test('gets a page that is compressed with the dictionary it has', async () => {
    const { magic, decode } = codings[coding];
    const reply = await get('/terms', { ...login.headers, 'accept-encoding': `br, ${coding}` });
    expect(reply.headers).toMatchObject({
      'content-encoding': coding,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      vary: 'accept-encoding, available-dictionary, sec-ch-ua',
    });
    const start = Buffer.concat([Buffer.from(magic, 'hex'), login.hash]);
    expect(reply.rawPayload.subarray(0, start.length)).toEqual(start);
    const body = decode(reply.rawPayload.subarray(start.length), { dictionary: login.content });
    expect(body.toString()).toBe(`terms ${text}`);
    expect(reply.rawPayload.length).toBeLessThan(start.length + 100);
  });
});

test('a client that accepts both dcb and dcz gets pages encoded as dcb', async () => {
  expect((await get('/terms', login.headers)).headers['content-encoding']).toBe('dcb');
});

test('a page with data and the 404 page are also compressed with a dictionary', async () => {
  for (const [url, status] of [
    ['/about', 200],
    ['/nowhere', 404],
  ] as const) {
    const reply = await get(url, home.headers);
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([status, 'dcb']);
    const body = codings.dcb.decode(reply.rawPayload.subarray(dcbStartLength), { dictionary: home.content });
    expect(body.toString()).toBe((await get(url)).body);
  }
});

test('each combination of dictionary and coding has its own ETag, with which a request gets 304 only if the client accepts the coding', async () => {
  const replies = [
    await get('/terms'),
    await get('/terms', login.headers),
    await get('/terms', home.headers),
    await get('/terms', { ...login.headers, 'accept-encoding': 'dcz' }),
  ];
  const tags = replies.map(({ headers }) => `${headers.etag}`);
  expect(new Set(tags).size).toBe(4);
  for (const tag of tags) {
    expect(tag).toMatch(/^"[\w-]{22}-(identity|dcb-.{8}|dcz-.{8})"$/);
    const again = await get('/terms', { ...login.headers, 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
  }
  const [, compressed = ''] = tags;
  expect((await get('/terms', { 'if-none-match': compressed })).statusCode).toBe(200);
});

test('a reply that was compressed with a dictionary is not kept by any shared cache, and is not itself a dictionary', async () => {
  const { headers } = await get('/about', home.headers);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers).not.toHaveProperty('use-as-dictionary');
});

test('a page offered as a dictionary states how long it may be cached, because Chromium keeps no dictionary that is sent with no-cache', async () => {
  expect((await get('/', chromium)).headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=300',
  );
  expect((await get('/login', chromium)).headers['cache-control']).toBe(
    'private, max-age=0, stale-while-revalidate=300',
  );
});

test('only pages sent with 200 are offered as dictionaries, and only to Chromium', async () => {
  expect((await get('/login')).headers).not.toHaveProperty('use-as-dictionary');
  expect((await get('/login')).headers['cache-control']).toBe('no-cache');
  expect((await get('/nowhere', chromium)).headers).not.toHaveProperty('use-as-dictionary');
  const { etag } = (await get('/login', chromium)).headers;
  const unchanged = await get('/login', { ...chromium, 'if-none-match': `${etag}` });
  expect(unchanged.statusCode).toBe(304);
  expect(unchanged.headers).not.toHaveProperty('use-as-dictionary');
});

test.each([
  ['a page that this server never sent', asDictionary(Buffer.from('other')).headers['available-dictionary']],
  ['a page that was never offered as one', asDictionary(Buffer.from(`terms ${text}`)).headers['available-dictionary']],
  ['not identified by a hash', ':AAAA:'],
  ['empty', ''],
])('a client whose dictionary is %s gets an uncompressed page and a new dictionary', async (_, available = '') => {
  const reply = await get('/login', { ...login.headers, 'available-dictionary': available });
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.headers).toHaveProperty('use-as-dictionary');
  expect(reply.body).toContain('log in');
});

test('a client that has a dictionary but accepts only brotli or gzip gets a page that is compressed without it', async () => {
  const reply = await get('/about', { ...home.headers, 'accept-encoding': 'br, gzip, dcb;q=0' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe((await get('/about')).body);
});

test('a page that was sent before the catalog changed is still a dictionary for its new version', async () => {
  const path = '/branddetails/brand-1';
  api.services.catalogVersion.count += 1;
  const before = await visit(path);
  await sendForm(api, 'PUT', '/api/staff/brands/brand-1', { title: 'Copper Wren' }, token);
  const reply = await get(path, before.headers);
  expect(reply.headers['content-encoding']).toBe('dcb');
  const body = codings.dcb.decode(reply.rawPayload.subarray(dcbStartLength), { dictionary: before.content });
  expect(body.toString()).toContain('Copper Wren');
});

test('a compression function that ignores the dictionary, as in older versions of Node.js, is not used', async () => {
  const compress = promisify(brotliCompress);
  expect(await usesDictionary((content) => compress(content))).toBe(false);
  expect(dictionaryCodings).toEqual(['dcb', 'dcz']);
});

describe('createDictionaries', () => {
  const pageOf = (content: string) =>
    createPage({ headers: {}, bodies: { identity: Buffer.from(content) }, isShared: true });
  const dictionary = { bytes: login.content, hash: login.hash.toString('base64') };

  test('compresses only as many pages at a time as the limit of heavy tasks allows, and refuses the others', async () => {
    const { compress } = createDictionaries();
    const pages = Array.from({ length: maxHeavyTasks + 2 }, (_, index) => pageOf(`${index} ${text}`));
    const bodies = await Promise.all(pages.map((page) => compress(page, 'dcb', dictionary)));
    expect(bodies.map((body) => body !== undefined)).toEqual(pages.map((_, index) => index < maxHeavyTasks));
    for (const page of pages) expect(await compress(page, 'dcb', dictionary)).toBeDefined();
  });

  test('compresses a page once, even for simultaneous requests', async () => {
    const { compress } = createDictionaries();
    const page = pageOf(text);
    const [first, second] = await Promise.all([1, 2].map(() => compress(page, 'dcz', dictionary)));
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(await compress(page, 'dcz', dictionary)).toBe(first);
  });

  test('keeps the most recently used dictionaries, up to 4 MB', () => {
    const { add, find } = createDictionaries();
    const pages = ['a', 'b', 'c'].map((letter) => pageOf(letter.repeat(2_000_000)));
    const isKnown = ({ digest }: { digest: string }) => find(`:${digest}:`) !== undefined;
    for (const page of pages) {
      add(page);
      expect(isKnown(page)).toBe(true);
    }
    expect(pages.map(isKnown)).toEqual([false, true, true]);
  });
});
