import { connect } from 'node:net';
import { expect, test } from './fixtures.ts';
import { recordTransfers, scrollThrough, type Transfer } from './visit.ts';

const brand = '/branddetails/thimbleloaf-bakery';
const organization = '/organizationdetails/mantle-and-mitten';
const phone = { width: 390, height: 844 };
const scripts = (transfers: Transfer[]) => transfers.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
const bytesOf = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** Ten TCP segments of 1,460 bytes, which a server sends without waiting for the client (RFC 6928). */
const firstRoundTrip = 14_600;

const pages = ['/', '/about', '/donation', '/login', '/register', brand, organization, '/nothing-here'];

for (const path of pages) {
  test(`the headers and the document of ${path} together take at most ${firstRoundTrip} bytes`, async ({ baseURL }) => {
    const bytes = await countResponseBytes(new URL(path, baseURL));
    expect(bytes).toBeLessThanOrEqual(firstRoundTrip);
  });
}

for (const path of ['/', '/about', '/donation', brand, organization, '/nothing-here']) {
  test.describe(`a first visit of ${path}`, () => {
    test.use({ viewport: phone });

    test.beforeEach(({ expectProblem }) => {
      if (path === '/nothing-here') expectProblem(/404/);
    });

    test('fetches no script, not even after scrolling to the end', async ({ page }) => {
      const transfers = await recordTransfers(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      expect(scripts(transfers)).toEqual([]);
    });

    test('needs no stylesheet of its own request', async ({ page }) => {
      const transfers = await recordTransfers(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(transfers.filter(({ kind }) => kind === 'Stylesheet')).toEqual([]);
    });

    test('sends no request to another site', async ({ page, baseURL }) => {
      const transfers = await recordTransfers(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      const elsewhere = transfers.filter(({ url }) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'));
      expect(elsewhere).toEqual([]);
    });

    test('does not shift while images, fonts and lists load', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
    });
  });
}

test('the home page preloads its first hero image, once and with at most 15 kB', async ({ page }) => {
  await page.setViewportSize(phone);
  const transfers = await recordTransfers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel=preload][as=image]')).toHaveAttribute('href', /hero-crate/);
  const hero = transfers.filter(({ url }) => url.includes('hero-crate'));
  expect(hero).toHaveLength(1);
  expect(bytesOf(hero)).toBeLessThanOrEqual(15_000);
});

/** The bytes of a response as they arrive: status line, headers and the compressed body. */
async function countResponseBytes({ hostname, port, host, pathname }: URL): Promise<number> {
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\nconnection: close\r\n\r\n`);
  let bytes = 0;
  let start = '';
  for await (const chunk of socket) {
    if (!start) start = chunk.toString('latin1');
    bytes += chunk.length;
  }
  expect(start).toMatch(/^HTTP\/1\.1 (200|404) [\s\S]*\ncontent-encoding: br\r\n/);
  return bytes;
}
