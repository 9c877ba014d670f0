import { expect, test } from './fixtures.ts';
import { recordTransfers, scrollThrough, type Transfer } from './visit.ts';

const phone = { width: 390, height: 844 };
const scripts = (transfers: Transfer[]) => transfers.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
const bytesOf = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

for (const path of ['/', '/about', '/donation', '/nothing-here']) {
  test.describe(`a first visit of ${path}`, () => {
    test.use({ viewport: phone });

    test.beforeEach(({ expectProblem }) => {
      if (path === '/nothing-here') expectProblem(/404/);
    });

    test('fetches no script before a scroll and at most 8 kB of scripts after scrolling to the end', async ({
      page,
    }) => {
      const transfers = await recordTransfers(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts(transfers)).toEqual([]);
      await scrollThrough(page);
      expect(bytesOf(scripts(transfers))).toBeLessThanOrEqual(8 * 1024);
      expect(scripts(transfers).filter(({ url }) => /react|client\./.test(url))).toEqual([]);
    });

    test('needs one document of at most 14,600 bytes, styles included', async ({ page, request }) => {
      const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
      const bytes = Number(response.headers()['content-length']);
      expect(response.headers()['content-encoding']).toBe('br');
      // Ten TCP segments of 1,460 bytes, which a server sends without waiting for the client (RFC 6928).
      expect(bytes).toBeLessThanOrEqual(14_600);
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

test('brands and organizations are requested once per visit, whatever pages show them', async ({ page }) => {
  const transfers = await recordTransfers(page);
  for (const path of ['/', '/donation', '/about', '/']) {
    await page.goto(path);
    await scrollThrough(page);
  }
  const requests = (list: string) => transfers.filter(({ url }) => url.endsWith(`/api/${list}`)).length;
  expect({ brands: requests('brands'), organizations: requests('organizations') }).toEqual({
    brands: 1,
    organizations: 1,
  });
});

for (const path of ['/about', '/donation']) {
  for (const width of [390, 1280]) {
    test(`${path} does not shift when its donation card arrives late on a screen of ${width} px`, async ({ page }) => {
      const arrival = Promise.withResolvers<void>();
      await page.route('**/api/donationcard**', async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 844 });
      const requested = page.waitForRequest('**/api/donationcard**');
      await page.goto(path);
      const card = page.locator('.featured');
      await card.scrollIntoViewIfNeeded();
      await requested;
      await page.evaluate(() => document.fonts.ready);
      const position = () => card.getByText('Needed most right now').boundingBox();
      const positionBefore = await position();
      const height = (await card.boundingBox())?.height;
      arrival.resolve();
      await expect(card.getByRole('heading')).toHaveText('A warm winter');
      await expect(card.getByRole('img')).toBeVisible();
      expect(await position()).toEqual(positionBefore);
      expect((await card.boundingBox())?.height).toBe(height);
    });
  }
}
