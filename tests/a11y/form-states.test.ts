import { expect, test } from '../e2e/fixtures.ts';
import { expectNoViolations, expectToFit } from './checks.ts';

const forms = {
  login: { path: '/login', isGuarded: false },
  registration: { path: '/register', isGuarded: false },
  contact: { path: '/contact', isGuarded: true },
  donation: { path: '/donationform', isGuarded: true },
};

for (const [name, { path, isGuarded }] of Object.entries(forms)) {
  test(`the ${name} form has no accessibility violations and fits narrow screens and large text when its script fails to load`, async ({
    page,
    signInDonor,
    expectBrowserError,
  }) => {
    expectBrowserError(/ERR_FAILED/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isGuarded) await signInDonor();
    await page.route(/static\/js\/\w+Form\./, (route) => route.abort());
    await page.goto(path);
    await page.locator('form').getByRole('textbox').first().focus();
    await expect(page.getByRole('alert')).toContainText('Loading chunk');
    await expectNoViolations(page);
    await expectToFit(page);
  });
}
