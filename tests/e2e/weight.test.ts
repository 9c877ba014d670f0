import { connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { measureIslands } from '../../scripts/island-sizes.ts';
import {
  brandPage,
  documentBudget,
  fontBudget,
  inlinePictureBudget,
  islandBudget,
  missingPage,
  organizationPage,
  pageBudgets,
} from './budgets.ts';
import { describeExcess } from './excess.ts';
import { expect, test } from './fixtures.ts';
import { countUnusableCss } from './unusable-css.ts';
import {
  readLargestPaint,
  recordShifts,
  recordTransfers,
  scrollThrough,
  type Transfer,
  watchLargestPaint,
} from './visit.ts';

const phone = { width: 390, height: 844 };
const scripts = (transfers: Transfer[]) => transfers.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
const bytesOf = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

test('the report of an exceeded budget names the page and the excess in bytes', () => {
  const excess = describeExcess('/donation', 'the document', 14_813, 14_600);
  expect(excess).toBe('/donation: the document is 213 B over its budget of 14,600 B');
  expect(describeExcess('/donation', 'the document', 14_600, 14_600)).toBeUndefined();
});

for (const [path, budget] of Object.entries(pageBudgets)) {
  test.describe(`on ${path},`, () => {
    test('the document and its headers fit into the first round trip of a connection', async ({ baseURL }) => {
      const bytes = await countResponseBytes(new URL(path, baseURL));
      expect(describeExcess(path, 'the document', bytes, documentBudget)).toBeUndefined();
    });

    test('the CSS, the scripts, the font and the largest picture are within their budgets', async ({
      page,
      expectBrowserError,
    }) => {
      if (path === missingPage) expectBrowserError(/404/);
      await watchLargestPaint(page);
      const transfers = await recordTransfers(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const before = bytesOf(scripts(transfers));
      const largest = await readLargestPaint(page);
      const css = await page.locator('style').allTextContents();
      const unusable = await countUnusableCss(page);
      await scrollThrough(page);
      const picture = bytesOf(transfers.filter(({ url }) => url === largest));
      const fonts = bytesOf(transfers.filter(({ kind }) => kind === 'Font'));
      const after = bytesOf(scripts(transfers));
      expect(
        [
          describeExcess(path, 'its CSS', css.join('').length, budget.css),
          describeExcess(path, 'the CSS that it cannot use', unusable.bytes, budget.unusableCss),
          describeExcess(path, 'the JavaScript before an interaction', before, budget.scriptsBeforeInteraction),
          describeExcess(path, 'the JavaScript after scrolling', after, budget.scriptsAfterScroll),
          describeExcess(path, 'the largest picture', picture, budget.largestPicture),
          describeExcess(path, 'the font', fonts, fontBudget),
        ].filter(Boolean),
        `unusable: ${unusable.selectors.join('\n')}`,
      ).toEqual([]);
    });
  });
}

for (const path of ['/', '/about', '/donation']) {
  test(`the first illustration of ${path} is inline in the document and within its budget`, async ({ page }) => {
    await page.goto(path);
    const picture = page.locator('main svg[role=img]').first();
    await expect(picture).toBeInViewport();
    await expect(picture).toHaveAccessibleName(/^\w.+/);
    await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(0);
    const bytes = brotliCompressSync(await picture.evaluate((element) => element.outerHTML)).length;
    expect(describeExcess(path, 'the first illustration', bytes, inlinePictureBudget)).toBeUndefined();
  });
}

test('the code of every island is within its budget', () => {
  const { islands } = measureIslands();
  expect(islands.size).toBeGreaterThan(10);
  const excesses = [...islands].map(([name, { bytes }]) => describeExcess(name, 'its code', bytes, islandBudget(name)));
  expect(excesses.filter(Boolean)).toEqual([]);
});

for (const path of ['/', '/about', '/donation', brandPage, organizationPage, missingPage]) {
  test.describe(`a first visit to ${path}`, () => {
    test.use({ viewport: phone });

    test('requests no stylesheet and nothing from another site, and the page does not shift while images, fonts and lists load', async ({
      page,
      baseURL,
      expectBrowserError,
    }) => {
      if (path === missingPage) expectBrowserError(/404/);
      const transfers = await recordTransfers(page);
      const readShift = await recordShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(transfers.filter(({ kind }) => kind === 'Stylesheet')).toEqual([]);
      await scrollThrough(page);
      const fromOtherSites = transfers.filter(({ url }) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'));
      expect(fromOtherSites).toEqual([]);
      // By now, images, fonts and lists have loaded.
      expect(await readShift()).toBeLessThan(0.001);
    });
  });
}

/** Only Chromium sends `sec-ch-ua`, and only to Chromium does the server send the additional headers for a compression dictionary. */
const chromiumHeaders = { 'accept-encoding': 'br', 'sec-ch-ua': '"Chromium";v="156"', connection: 'close' };

/** Counts the bytes on the wire of a response to Chromium: the status line, the headers and the compressed body. */
async function countResponseBytes({ hostname, port, host, pathname }: URL): Promise<number> {
  const socket = connect(Number(port), hostname);
  const headers = Object.entries({ host, ...chromiumHeaders }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${pathname} HTTP/1.1\r\n${headers.join('')}\r\n`);
  let bytes = 0;
  let start = '';
  for await (const chunk of socket) {
    if (!start) start = chunk.toString('latin1');
    bytes += chunk.length;
  }
  expect(start).toMatch(/^HTTP\/1\.1 (200|404) [\s\S]*\ncontent-encoding: br\r\n/);
  return bytes;
}
