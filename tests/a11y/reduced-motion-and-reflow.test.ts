import { readdirSync } from 'node:fs';
import { expect, test } from '../e2e/fixtures.ts';
import { scrollThrough } from '../e2e/visit.ts';
import { expectLargeTextToFit, expectToFit } from './checks.ts';

/** Pages whose path needs an id, with an id that exists. */
const ids = { branddetails: 'thimbleloaf-bakery', organizationdetails: 'mantle-and-mitten' };

/** The 404 page has no path of its own; a receipt needs a code. */
const excluded = ['404.astro', 'receipt.astro'];

/** Read from the source, so that new pages are covered. */
const paths = readdirSync(new URL('../../src/pages/', import.meta.url))
  .filter((file) => file.endsWith('.astro') && !excluded.includes(file))
  .map((file) => file.replace(/(index)?\.astro$/, ''))
  .map((name) => (name in ids ? `/${name}/${ids[name as keyof typeof ids]}` : `/${name}`));

for (const path of paths) {
  test(`${path} shows no motion under prefers-reduced-motion and fits narrow screens and large text`, async ({
    page,
    signInDonor,
  }) => {
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
    await expectToFit(page);
    await expectLargeTextToFit(page);
  });
}
