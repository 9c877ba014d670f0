import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

// JavaScript is off, which is the strictest form of "before any script has run": even inline scripts do not run.
test.use({ javaScriptEnabled: false });

/** The paths of the links that the Tab key reaches, in order, from the start of the page to its end. */
async function tabThrough(page: Page): Promise<string[]> {
  const paths: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === document.body) return null;
      return activeElement instanceof HTMLAnchorElement ? activeElement.pathname + activeElement.hash : '';
    });
    if (stop === null) return paths;
    if (stop) paths.push(stop);
  }
}

/** How many brands and organizations each page links to, and how the paths of some other links end. */
const pages = {
  '/': { brands: 8, organizations: 0, others: ['/about'] },
  '/about': { brands: 0, organizations: 6, others: ['/donation'] },
  '/donation': { brands: 8, organizations: 6, others: ['/donationform'] },
  '/branddetails/thimbleloaf-bakery': { brands: 0, organizations: 0, others: ['#stories-2', '/profile#qrcode'] },
  '/organizationdetails/mantle-and-mitten': { brands: 0, organizations: 0, others: ['/donationform'] },
};

for (const [path, { brands, organizations, others }] of Object.entries(pages)) {
  test(`the Tab key reaches every link of ${path} before any script has run`, async ({ page }) => {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash));
    const stops = await tabThrough(page);
    expect(stops).toEqual(links);
    expect(stops.filter((stop) => /^\/branddetails\/[^#]+$/.test(stop))).toHaveLength(brands);
    expect(stops.filter((stop) => /^\/organizationdetails\/[^#]+$/.test(stop))).toHaveLength(organizations);
    for (const other of others) expect(stops.some((stop) => stop.endsWith(other))).toBe(true);
  });
}
