import type { Locator, Page } from 'playwright/test';
import { cardFrame } from '../e2e/card-frame.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { guardedPaths, missingPaths, publicPaths } from '../e2e/site-pages.ts';
import { scrollThrough } from '../e2e/visit.ts';
import { expectLargeTextToFit, expectNoViolations, expectToFit, expectVisibleShapes, forceColors } from './checks.ts';

// Opening a page takes most of the time, so one test runs all checks of a page.

/** The element that appears last on a page, for pages where waiting for the heading is not enough. */
const lastElements: Record<string, (page: Page) => Locator> = {
  '/branddetails/thimbleloaf-bakery': (page) => page.getByRole('link', { name: 'Give and earn coins' }),
  '/coins': (page) => page.getByText('No coins yet.'),
  '/donationform': (page) => page.getByRole('radio').first(),
  '/organizationdetails/mantle-and-mitten': (page) => page.getByRole('link', { name: 'Give goods' }),
  '/payment': (page) => cardFrame(page).getByLabel('Card Number'),
  '/payment-sandbox': (page) => page.getByRole('button', { name: 'Pay with test card' }),
  '/profile': (page) => page.getByRole('tab').first(),
  '/redeem': (page) => page.getByRole('alert'),
};

for (const path of [...publicPaths, ...guardedPaths]) {
  test(`${path} has no accessibility violations in light or dark mode, shows no motion under prefers-reduced-motion, shows every button, selection, spinner and focus ring in forced colors, and fits narrow screens and large text`, async ({
    page,
    signInDonor,
    expectBrowserError,
  }) => {
    if (missingPaths.includes(path)) expectBrowserError(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInDonor();
    await page.goto(path);
    await scrollThrough(page);
    await expect(lastElements[path]?.(page) ?? page.getByRole('heading', { level: 1 })).toBeVisible();
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
    await expectNoViolations(page);
    await forceColors(page);
    await expectVisibleShapes(page);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await expectToFit(page);
    await expectLargeTextToFit(page);
  });
}
