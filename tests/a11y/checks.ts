import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect } from '../e2e/fixtures.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe finds nothing wrong with what is seen, light and dark. Motion has to be reduced, or axe sees a color that is changing. */
export async function expectNoViolations(page: Page): Promise<void> {
  // By the browser's protocol: our content security policy lets no test add a script.
  const { origin } = new URL(page.url());
  const frames = page.frames().filter((frame) => frame.url().startsWith(origin));
  for (const frame of frames) await frame.evaluate(axeSource);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // In the dark only the colors differ.
  expect(await violations(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);
}

/** What axe finds wrong, with the elements. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const found = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const only = rules && { runOnly: { type: 'rule' as const, values: rules } };
    return (await axe.run(document, { resultTypes: ['violations'], ...only })).violations;
  }, rules);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
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
