import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect } from '../e2e/fixtures.ts';
import {
  listControlsWithoutShape,
  listInvisibleProgress,
  listTabStopsWithoutFocusRing,
  listUnmarkedSelections,
} from '../e2e/forced-colors.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects axe to find no violations in light and dark mode. The test must emulate reduced motion first; otherwise axe may
 * measure the contrast of a color in transition.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  // `evaluate` goes through the DevTools protocol. A script element would violate our content security policy.
  const { origin } = new URL(page.url());
  const frames = page.frames().filter((frame) => frame.url().startsWith(origin));
  for (const frame of frames) await frame.evaluate(axeSource);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Dark mode changes only colors, so only the rules about color are checked again.
  expect(await findViolations(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);
}

/** Lists each violated rule with the elements that violate it. */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const found = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // This rule belongs to WCAG 2.2, and axe skips it by default.
    const all = { rules: { 'target-size': { enabled: true } } };
    const only = rules ? { runOnly: { type: 'rule' as const, values: rules } } : all;
    return (await axe.run(document, { resultTypes: ['violations'], ...only })).violations;
  }, rules);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export const forceColors = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

/** Expects every button, selection, progress indicator and focus ring to be visible. Call `forceColors` first. */
export async function expectVisibleShapes(page: Page): Promise<void> {
  for (const list of [listControlsWithoutShape, listUnmarkedSelections, listInvisibleProgress])
    expect(await page.evaluate(list), list.name).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(listTabStopsWithoutFocusRing)).toEqual([]);
}

/**
 * Expects no horizontal scrolling at 320 px, or with text at 200% (WCAG 1.4.10 and 1.4.4). Leaves the page 1280 px wide and
 * its text enlarged.
 */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () => overflowOf(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(), 'px too wide at 320 px').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overflow(), 'px too wide with text at 200%').toBeLessThanOrEqual(0);
}

/**
 * Expects no horizontal scrolling with text at 200% at five widths, from a phone's to a desktop's, which is more than WCAG
 * requires. Call this after `expectToFit`, which enlarges the text.
 */
export async function expectLargeTextToFit(page: Page): Promise<void> {
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await overflowOf(page), `px too wide at ${width} px with text at 200%`).toBeLessThanOrEqual(0);
  }
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
