import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** Expects that a page is printed without controls, that nothing is cut off at its edges, and that no page break splits one of the rows. */
export async function expectPrintable(page: Page, rows: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button, input, select, textarea, summary.button').filter({ visible: true })).toHaveCount(
    0,
  );
  expect(await rows.count()).toBeGreaterThan(0);
  for (const row of await rows.all()) {
    await expect(row).toBeVisible();
    await expect(row).toHaveCSS('break-inside', 'avoid');
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

/** Prints a page on A4 paper and counts the sheets. */
export async function countSheets(page: Page): Promise<number> {
  const margin = '12mm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
