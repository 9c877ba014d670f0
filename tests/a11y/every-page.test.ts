import { expect, test } from '../e2e/fixtures.ts';
import { guardedPaths, missingPaths, publicPaths } from '../e2e/site-pages.ts';
import { scrollThrough } from '../e2e/visit.ts';
import { expectLargeTextToFit, expectToFit, forceColors, listShapeless } from './checks.ts';

// What is checked on every page, one after the other, because most of the time is spent on opening it.

for (const path of [...publicPaths, ...guardedPaths]) {
  test(`${path} shows no motion under prefers-reduced-motion, shows every button in forced colors, and fits narrow screens and large text`, async ({
    page,
    signInDonor,
    expectProblem,
  }) => {
    if (missingPaths.includes(path)) expectProblem(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInDonor();
    await page.goto(path);
    await scrollThrough(page);
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ playState, effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
        const target = (effect as KeyframeEffect).target?.outerHTML.slice(0, 120);
        // In ms. With reduced motion, the base styles shorten every animation to a hundredth of a millisecond.
        return playState === 'running' && Number(duration) * iterations > 1 ? [target] : [];
      }),
    );
    expect(moving).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await expect(page.locator('body')).toHaveCSS('transition-duration', '0s');
    await page.emulateMedia({ colorScheme: 'dark' });
    await forceColors(page);
    expect(await listShapeless(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await expectToFit(page);
    await expectLargeTextToFit(page);
  });
}
