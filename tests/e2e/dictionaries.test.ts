import { chromium, type Page } from 'playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { test as base, expect } from './fixtures.ts';
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts';
import { recordTransfers } from './visit.ts';

// A page that a browser has already received can be the dictionary for compressing the next pages (RFC 9842).
// The encodings that use one are `dcb` (Brotli with a dictionary) and `dcz` (Zstandard with a dictionary).

interface Fixtures {
  tlsProxy: TlsProxy;
  /** Opens a page for a first-time visitor. Chromium uses dictionaries over HTTPS only. */
  openAsNewVisitor: () => Promise<Page>;
}

const test = base.extend<Fixtures>({
  tlsProxy: async ({ baseURL }, use) => {
    const proxy = await startTlsProxy(baseURL ?? '');
    await use(proxy);
    await proxy.close();
  },

  openAsNewVisitor: async ({ tlsProxy, browserErrors }, use) => {
    const browser = await chromium.launch({ ...findBrowser(), args: [tlsProxy.browserArgument] });
    await use(async () => {
      // Contexts share neither a cache nor dictionaries.
      const context = await browser.newContext({ baseURL: tlsProxy.origin });
      await browserErrors.watch(context);
      return context.newPage();
    });
    await browser.close();
  },
});

// The tests run one after another, because while the server compresses one page with a dictionary, it sends other pages without
// one (on two cores, `maxHeavyTasks` is 1). Tests in other files cannot interfere, because browsers use dictionaries only over
// HTTPS.
test.describe.configure({ mode: 'default' });

const pages = [
  '/about',
  '/donation',
  '/organizationdetails/mantle-and-mitten',
  '/branddetails/thimbleloaf-bakery',
  '/login',
  '/register',
  '/privacy',
];

/**
 * Opens a page, and checks that it decompresses to what the server sends uncompressed.
 * @returns its content encoding
 */
async function visit(page: Page, path: string): Promise<string | undefined> {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const plain = await page.request.get(path, { headers: { 'accept-encoding': 'identity' }, ignoreHTTPSErrors: true });
  expect(await response?.text()).toBe(await plain.text());
  return response?.headers()['content-encoding'];
}

/** Opens pages one after the other, and returns the bytes of each document on the wire, headers included. */
async function countBytes(page: Page, paths: string[]): Promise<number[]> {
  const transfers = await recordTransfers(page);
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  return transfers.filter(({ kind }) => kind === 'Document').map(({ bytes }) => bytes);
}

test('with the first page as their dictionary, seven other pages take less than half the bytes', async ({
  openAsNewVisitor,
}) => {
  const [first = 0, ...withDictionary] = await countBytes(await openAsNewVisitor(), ['/', ...pages]);
  const withoutDictionary: number[] = [];
  for (const path of pages) {
    withoutDictionary.push(...(await countBytes(await openAsNewVisitor(), [path])));
  }
  const sum = (bytes: number[]) => bytes.reduce((total, count) => total + count, 0);
  expect([withDictionary.length, withoutDictionary.length]).toEqual([7, 7]);
  expect(sum(withDictionary)).toBeLessThan(0.45 * sum(withoutDictionary));
  // Ten TCP segments (budgets.ts), including the headers that let the browser keep a page as a dictionary.
  for (const bytes of [first, ...withoutDictionary]) expect(bytes).toBeLessThanOrEqual(14_600);
});

test('the first page that is visited becomes the dictionary for the next pages, whichever page it is', async ({
  openAsNewVisitor,
}) => {
  for (const first of ['/', '/login', '/organizationdetails/mantle-and-mitten']) {
    const page = await openAsNewVisitor();
    expect(await visit(page, first)).toBe('br');
    expect(await visit(page, '/about')).toBe('dcb');
    expect(await visit(page, '/terms')).toBe('dcb');
  }
});

test('a page that is opened again is revalidated, although the browser keeps it as a dictionary', async ({
  openAsNewVisitor,
  tlsProxy,
}) => {
  const page = await openAsNewVisitor();
  for (const path of ['/', '/login', '/', '/login']) await page.goto(path, { waitUntil: 'networkidle' });
  const documents = tlsProxy.responses.filter(({ path }) => ['/', '/login'].includes(path));
  expect(documents.map(({ path, status }) => [path, status])).toEqual([
    ['/', 200],
    ['/login', 200],
    ['/', 304],
    ['/login', 304],
  ]);
});

test('a client that accepts dcz but not dcb gets pages encoded as dcz', async ({ openAsNewVisitor, tlsProxy }) => {
  tlsProxy.changeHeaders = ({ 'accept-encoding': accepted, ...headers }) => ({
    ...headers,
    'accept-encoding': String(accepted).replace('dcb, ', ''),
  });
  const page = await openAsNewVisitor();
  expect(await visit(page, '/')).toBe('br');
  expect(await visit(page, '/login')).toBe('dcz');
});

test('a browser whose dictionary the server does not know gets pages compressed without a dictionary', async ({
  openAsNewVisitor,
  tlsProxy,
}) => {
  tlsProxy.changeHeaders = ({ 'available-dictionary': available, ...headers }) => ({
    ...headers,
    ...(available && { 'available-dictionary': `:${'A'.repeat(43)}=:` }),
  });
  const page = await openAsNewVisitor();
  for (const path of ['/', '/login', '/about']) expect(await visit(page, path)).toBe('br');
});

test('a browser that does not support dictionaries gets pages compressed without one', async ({
  openAsNewVisitor,
  tlsProxy,
}) => {
  tlsProxy.changeHeaders = ({ 'available-dictionary': _, 'accept-encoding': accepted, ...headers }) => ({
    ...headers,
    'accept-encoding': String(accepted).replace(', dcb, dcz', ''),
  });
  const page = await openAsNewVisitor();
  for (const path of ['/', '/login', '/about']) expect(await visit(page, path)).toBe('br');
});
