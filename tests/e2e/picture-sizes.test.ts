import { expect, test } from './fixtures.ts';
import { samplePaths } from './site-pages.ts';
import { scrollThrough } from './visit.ts';

for (const width of [375, 768, 1440]) {
  for (const density of [1, 2]) {
    test.describe(`at ${width} px with a device pixel ratio of ${density},`, () => {
      test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density });

      test('no sample page loads a picture that is larger than needed', async ({ page, signInDonor }) => {
        // Without a session, the contact page redirects to the login page.
        await signInDonor();
        let count = 0;
        for (const path of samplePaths) {
          await page.goto(path);
          await expect(page).toHaveURL(path);
          await scrollThrough(page);
          const loaded = await page.evaluate(listPictures);
          // At a device pixel ratio of 1, a file is too large if it is more than twice as wide as the shown picture and has a
          // smaller version. At 2, it is too large if a smaller version would have been wide enough.
          const tooLarge = loaded.filter(({ fileWidth, smallerWidths, shownWidth }) =>
            density === 1
              ? fileWidth > 2 * shownWidth && smallerWidths.length > 0
              : smallerWidths.some((width) => width > 2.2 * shownWidth),
          );
          expect(tooLarge, path).toEqual([]);
          count += loaded.length;
        }
        expect(count).toBeGreaterThan(30);
      });
    });
  }
}

test('photos are loaded as AVIF, and as WebP by a browser that does not support AVIF', async ({ page }) => {
  const types = new Set<string | undefined>();
  page.on('response', (response) => {
    if (response.url().includes('/api/images/')) types.add(response.headers()['content-type']);
  });
  await page.goto('/branddetails/thimbleloaf-bakery', { waitUntil: 'networkidle' });
  expect([...types]).toEqual(['image/avif']);
  const img = page.locator('.brand__picture img');
  await img.evaluate((img) => img.parentElement?.querySelector('source')?.remove());
  await expect.poll(() => [...types]).toEqual(['image/avif', 'image/webp']);
});

/** Lists the raster pictures that the page loaded, with the widths of the smaller versions that the browser could have chosen. */
function listPictures() {
  return [...document.images]
    .filter(({ currentSrc }) => /\.(avif|webp)$/.test(currentSrc))
    .map((img) => {
      // The thumbnails of a gallery have no `srcset`: they always load the smallest version.
      const srcset = img.parentElement?.querySelector('source')?.srcset ?? img.srcset;
      const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      const fileWidth = Number(/-(\d+)w?\.\w+$/.exec(img.currentSrc)?.[1] ?? img.getAttribute('width'));
      const smallerWidths = widths.filter((width) => width < fileWidth);
      return { url: img.currentSrc, fileWidth, shownWidth: img.offsetWidth, smallerWidths };
    });
}
