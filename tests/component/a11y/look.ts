import axe from 'axe-core';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';

/** Axe finds nothing in the page, light and dark. Motion has to be reduced, or axe sees a color that is changing. */
export async function expectNoViolations(): Promise<void> {
  await commands.emulate({ colorScheme: 'light' });
  expect(await violations(), 'light').toEqual([]);
  await commands.emulate({ colorScheme: 'dark' });
  // In the dark only the colors differ.
  expect(await violations({ type: 'rule', values: ['color-contrast', 'link-in-text-block'] }), 'dark').toEqual([]);
}

/** What axe finds, with the elements. */
async function violations(runOnly?: axe.RunOnly): Promise<string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Nothing is cut off or scrolls sideways on the narrowest phone, nor with letters twice as large. */
export async function expectToFit(): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  await page.viewport(320, 700);
  expect(overflow(), 'px too wide at 320 px').toBeLessThanOrEqual(0);
  await page.viewport(1280, 900);
  document.documentElement.style.fontSize = '200%';
  expect(overflow(), 'px too wide with text of 200 %').toBeLessThanOrEqual(0);
}

/** A test that brings an island into a state and looks at it in every way. */
export function testLook(state: string, reach: () => Promise<unknown>): void {
  test(`${state} has no accessibility problems and fits narrow screens`, async () => {
    await reach();
    await expectNoViolations();
    await expectToFit();
  });
}
