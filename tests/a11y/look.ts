import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from '../e2e/kindcrate.ts';

/** Axe finds nothing wrong with what is seen, light and dark. Motion has to be reduced, or axe sees a colour on its way. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(new AxeBuilder({ page })), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // In the dark only the colours are others.
  const ofColours = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']);
  expect(await violations(ofColours), 'dark').toEqual([]);
}

/** What axe finds wrong, with the elements. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Nothing is cut off or scrolls sideways on the narrowest phone, nor for somebody who wants letters twice as large. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(), 'px too wide at 320 px').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overflow(), 'px too wide with text of 200 %').toBeLessThanOrEqual(0);
}
