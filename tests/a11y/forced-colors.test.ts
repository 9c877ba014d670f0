import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../e2e/fixtures.ts';
import { forceColors } from './checks.ts';

test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

/** The number of different colors across the middle of a screenshot of an element. */
async function countColors(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const colors = new Set<string>();
  // Skips the borders.
  for (let x = 4; x < info.width - 4; x += 4) {
    const at = (row + x) * info.channels;
    colors.add(data.subarray(at, at + 3).join());
  }
  return colors.size;
}

test('the meter of the home page shows its value in forced colors', async ({ page }) => {
  await forceColors(page);
  await page.goto('/');
  expect(await countColors(page.getByRole('meter'))).toBe(2);
});

test('a chosen organization is outlined in forced colors', async ({ page, signInDonor }) => {
  await forceColors(page);
  await signInDonor();
  await page.goto('/donationform');
  await page.getByRole('radio').nth(1).check();
  const charities = page.locator('.charity');
  await expect(charities.nth(1)).toHaveCSS('outline-style', 'solid');
  await expect(charities.nth(0)).toHaveCSS('outline-style', 'none');
  await expect(charities.nth(0)).toHaveCSS('border-style', 'solid');
});

test('the open tab of the profile has its own background in forced colors', async ({ page, signInDonor }) => {
  await forceColors(page);
  await signInDonor();
  await page.goto('/profile');
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const backgroundOf = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await backgroundOf(tabs.first())).not.toBe(await backgroundOf(tabs.last()));
});

for (const path of ['/', '/register', '/donationform', '/organizationdetails/mantle-and-mitten']) {
  test(`the focus is visible at every Tab stop of ${path} in forced colors`, async ({ page, signInDonor }) => {
    await forceColors(page);
    await signInDonor();
    await page.goto(path);
    if (path === '/donationform') await expect(page.getByRole('radio').first()).toBeVisible();
    for (let stops = 0; ; stops++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return null;
        // The focus ring of a hidden radio button is around its label.
        const ringed = activeElement.closest('.charity') ?? activeElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return { html: activeElement.outerHTML.slice(0, 120), outlineStyle, width: Number.parseFloat(outlineWidth) };
      });
      if (!ring) {
        expect(stops).toBeGreaterThan(10);
        return;
      }
      expect(ring).toMatchObject({ outlineStyle: 'solid', width: 3 });
    }
  });
}
