import type { BrowserContext, Page } from 'playwright/test';
import { donateButton, fillInDonation } from '../e2e/donation-form.ts';
import { registerForm, submit } from '../e2e/error-catalog/forms.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { waitForSubmitScripts } from '../e2e/submit-scripts.ts';
import { expectNoViolations, expectToFit } from './checks.ts';

interface Screen {
  isSignedIn?: true;
  errors?: RegExp[];
  open: (page: Page, context: BrowserContext) => Promise<unknown>;
}

const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Pages that show a notice. */
const screens: Record<string, Screen> = {
  'the login page after a redirect by the guard': {
    async open(page) {
      await page.goto('/contact');
      await expect(page.getByRole('alert')).toContainText('You must be logged in');
    },
  },
  'the login page after a registration': {
    async open(page) {
      await registerForm.fill(page);
      await page.getByLabel('Email').fill(`new.${crypto.randomUUID().slice(0, 8)}@example.com`);
      await submit(page, registerForm);
      await expectStatus(page, 'Your account is ready');
    },
  },
  'the home page with a missing script': {
    errors: [/ERR_FAILED/],
    async open(page) {
      await page.route('**/static/js/Slider.*', (route) => route.abort());
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(page.getByRole('alert')).toContainText('Loading chunk Slider failed');
    },
  },
  'the profile with a missing script': {
    isSignedIn: true,
    errors: [/ERR_FAILED/],
    async open(page) {
      await page.route('**/static/js/Profile.*', (route) => route.abort());
      await page.goto('/profile');
      await expect(page.getByRole('alert')).toContainText('Loading chunk Profile failed');
    },
  },
  'the donation form while offline': {
    isSignedIn: true,
    errors: [/ERR_INTERNET_DISCONNECTED/, /ApiError/],
    async open(page, context) {
      await fillInDonation(page);
      await expect(page.getByText(/You’ll earn about/)).toBeVisible();
      await waitForSubmitScripts(page);
      await context.setOffline(true);
      await donateButton(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
};

for (const [name, { isSignedIn, errors = [], open }] of Object.entries(screens)) {
  test(`${name} has no accessibility violations and fits narrow screens and large text`, async ({
    page,
    context,
    signInDonor,
    expectBrowserError,
  }) => {
    for (const error of errors) expectBrowserError(error);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isSignedIn) await signInDonor();
    await open(page, context);
    await expectNoViolations(page);
    await expectToFit(page);
  });
}

test('the home page right after login has no accessibility violations and fits narrow screens and large text', async ({
  page,
  registerDonor,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await logIn(page, await registerDonor());
  await expectStatus(page, 'Login is successful');
  await expectNoViolations(page);
  await expectToFit(page);
});
