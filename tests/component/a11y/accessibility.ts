import axe from 'axe-core';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import {
  listControlsWithoutShape,
  listInvisibleProgress,
  listTabStopsWithoutFocusRing,
  listUnmarkedSelections,
} from '../../e2e/forced-colors.ts';

/**
 * Expects axe to find no violations in light and dark mode. Requires reduced motion, which `setup.ts` sets: otherwise
 * axe would measure colors during a transition.
 */
async function expectNoViolations(): Promise<void> {
  await commands.emulate({ colorScheme: 'light' });
  expect(await findViolations(), 'light').toEqual([]);
  await commands.emulate({ colorScheme: 'dark' });
  // Dark mode changes only colors, so only the rules about color are checked again.
  expect(await findViolations({ type: 'rule', values: ['color-contrast', 'link-in-text-block'] }), 'dark').toEqual([]);
}

/** Lists each violated rule with the elements that violate it. */
async function findViolations(runOnly?: axe.RunOnly): Promise<string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expects no horizontal scrolling on the narrowest phones, which are 320 px wide, or on a desktop with text at 200%. */
async function expectToFit(): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  await page.viewport(320, 700);
  expect(overflow(), 'px too wide at 320 px').toBeLessThanOrEqual(0);
  await page.viewport(1280, 900);
  document.documentElement.style.fontSize = '200%';
  expect(overflow(), 'px too wide with text at 200%').toBeLessThanOrEqual(0);
}

/** Expects every button, selection, progress indicator and focus ring to be visible in forced colors. Moves the focus. */
async function expectVisibleInForcedColors(): Promise<void> {
  await commands.emulate({ forcedColors: 'active' });
  const shapeless = listControlsWithoutShape();
  const selections = listUnmarkedSelections();
  const progress = listInvisibleProgress();
  await userEvent.tab();
  const found = { shapeless, selections, progress, stopsWithoutRing: listTabStopsWithoutFocusRing() };
  expect(found, 'in forced colors').toEqual({ shapeless: [], selections: [], progress: [], stopsWithoutRing: [] });
  await commands.emulate({ forcedColors: 'none' });
}

/** Expects no violations in light and dark mode, no horizontal scrolling, and everything to be visible in forced colors. */
export async function expectAccessible(): Promise<void> {
  await expectNoViolations();
  await expectToFit();
  await expectVisibleInForcedColors();
}

/** Adds a test that puts an island into a state and then checks its accessibility. */
export function testAccessibility(state: string, reachState: () => Promise<unknown>): void {
  test(`${state}: axe finds no problems, narrow screens need no horizontal scrolling, and everything is visible in forced colors`, async () => {
    await reachState();
    await expectAccessible();
  });
}
