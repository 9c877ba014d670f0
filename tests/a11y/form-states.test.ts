import { expect, test } from '../e2e/fixtures.ts';
import { expectNoViolations, expectToFit } from './checks.ts';

const forms = {
  'log-in': { path: '/login', isGuarded: false },
  registration: { path: '/register', isGuarded: false },
  contact: { path: '/contact', isGuarded: true },
  donation: { path: '/donationform', isGuarded: true },
};

for (const [what, { path, isGuarded }] of Object.entries(forms)) {
  test(`the ${what} form without its script has no accessibility problems and fits narrow screens`, async ({
    page,
    signInDonor,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isGuarded) await signInDonor();
    await page.route(/_astro\/\w+Form\./, (route) => route.abort());
    await page.goto(path);
    await page.locator('form').getByRole('textbox').first().focus();
    await expect(page.getByRole('alert')).toContainText('Loading chunk');
    await expectNoViolations(page);
    await expectToFit(page);
  });
}
