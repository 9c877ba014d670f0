import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const organizationPath = '/organizationdetails/mantle-and-mitten';
const paths = [
  ...['/', '/about', '/donation', '/privacy', '/terms', '/accessibility'],
  ...['/branddetails/thimbleloaf-bakery', organizationPath],
];

// The size of A4 paper without its margins. The color scheme is dark, to test that its colors are not printed.
test.use({ colorScheme: 'dark', viewport: { width: 718, height: 1_000 } });

async function openForPrint(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Returns the colors of the printed page, and the text and pictures that are missing from the printout or cut off at its edges. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const unprinted =
      'script, style, noscript, nav, nav + a, button, summary.button, .slide-controls, .skip-link, .video';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const missing: string[] = [];
    const colors = new Set<string>();
    const isOnPaper = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && left >= 0 && right <= innerWidth + 1;
    };
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!text || !parent || parent.closest(unprinted)) continue;
      if (!isOnPaper(parent)) missing.push(text);
      colors.add(getComputedStyle(parent).color);
    }
    for (const element of document.querySelectorAll('*')) colors.add(getComputedStyle(element).backgroundColor);
    const pictures = [...document.querySelectorAll('main img')].filter(
      (image) => !image.closest('.video, .gallery__row'),
    );
    missing.push(...pictures.filter((image) => !isOnPaper(image)).map(({ outerHTML }) => outerHTML));
    return { missing, colors: [...colors].sort() };
  });

for (const path of paths) {
  test(`${path} is printed in full, in black on white, without its navigation and controls, and with no picture split by a page break`, async ({
    page,
  }) => {
    await openForPrint(page, path);
    expect(await readPage(page)).toEqual({ missing: [], colors: ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'] });
    await expect(page.locator('nav, .skip-link, .slide-controls').filter({ visible: true })).toHaveCount(0);
    // The thumbnails of a gallery are buttons.
    await expect(page.locator('button:not(.gallery__thumbnail)').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.header')).toHaveCSS('position', 'static');
    for (const picture of await page.locator('main img').all())
      await expect(picture).toHaveCSS('break-inside', 'avoid');
  });
}

test('a printed link to another site shows its URL', async ({ page }) => {
  await openForPrint(page, organizationPath);
  const link = page.getByRole('link', { name: 'Watch it on YouTube instead' });
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain('https://www.youtube.com/watch?v=');
});
