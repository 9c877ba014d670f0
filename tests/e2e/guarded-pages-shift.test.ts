import { expect, test } from './fixtures.ts';
import { recordShifts } from './visit.ts';

const paths = ['/profile', '/coins', '/donationform', '/redeem'];

for (const width of [390, 1440]) {
  test.describe(`at a width of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of paths) {
      test(`${path} does not shift while its code and data load`, async ({ page, signInDonor }) => {
        await signInDonor();
        const sumOfShifts = await recordShifts(page);
        await page.goto(path);
        await expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');
        await page.waitForLoadState('networkidle');
        expect(await sumOfShifts()).toBeLessThanOrEqual(0.01);
      });
    }
  });
}
