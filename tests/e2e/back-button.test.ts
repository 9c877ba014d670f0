import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { findChromium } from '../../scripts/browser.mjs';
import { changePasswordElsewhere } from './accounts.ts';
import { contactForm, fieldOf, registerForm, submit } from './error-catalog/forms.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

// These tests need the back/forward cache, which Playwright disables by default and which Chromium's headless shell lacks.
test.use({ launchOptions: { ...findChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** Goes back, and waits until no form of the restored page is busy. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('form[aria-busy=true]')).toHaveCount(0);
}

test('the browser used by these tests restores pages from its back/forward cache', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { isRestored: true }));
  await page.goto('/privacy');
  await goBack(page);
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => 'isRestored' in window)).toBe(true);
});

test('after going back, the login form contains no password and can be used to log in again', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await page.goto('/login');
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  await goBack(page);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
});

test('after going back, the registration form contains no passwords', async ({ page }) => {
  await registerForm.fill(page);
  await page.getByLabel('Email').fill(`new.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await submit(page, registerForm);
  await expect(page).toHaveURL('/login');
  await goBack(page);
  await expect(page).toHaveURL('/register');
  for (const label of ['Password', 'Confirm Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
});

test('when a session ends while a donor fills in a form, the donor can log in, go back, and send the typed values', async ({
  page,
  request,
  signInDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/401/);
  const donor = await signInDonor();
  await page.goto('/profile#profile');
  await page.getByLabel('Phone').fill('09876543210');
  const updatedDonor = await changePasswordElsewhere(request, donor);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, updatedDonor);
  await expect(page.getByRole('status').first()).toHaveText('Login is successful');
  await goBack(page);
  await expect(page).toHaveURL('/login');
  await goBack(page);
  await expect(page).toHaveURL('/profile#profile');
  await expect(page.getByLabel('Phone')).toHaveValue('09876543210');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Your profile has been updated')).toBeVisible();
});

test('going back never shows what another donor typed', async ({ page, signInDonor, registerDonor }) => {
  await signInDonor();
  const otherDonor = await registerDonor();
  await contactForm.fill(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, otherDonor);
  await expect(page).toHaveURL('/');
  await goBack(page);
  await goBack(page);
  await expect(page).toHaveURL('/contact');
  for (const label of Object.keys(contactForm.typed)) await expect(fieldOf(page, label)).toHaveValue('');
});

/** Withholds the contact form's script, the first time it is fetched, until the page is restored from the back/forward cache. */
function delayContactFormUntilRestored(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (String(request[0]).includes('/ContactForm.') && !sessionStorage.getItem('delayed')) {
      sessionStorage.setItem('delayed', 'yes');
      await new Promise((resolve) => {
        addEventListener('pageshow', ({ persisted }) => persisted && resolve(persisted));
      });
    }
    return response;
  };
}

test('a form that becomes interactive only when another donor goes back to it stores no draft for that donor', async ({
  page,
  signInDonor,
  registerDonor,
}) => {
  await page.addInitScript(delayContactFormUntilRestored);
  await signInDonor();
  const otherDonor = await registerDonor();
  await page.goto('/contact');
  await fieldOf(page, 'Full Name').fill('Amal Haddad');
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, otherDonor);
  await expect(page).toHaveURL('/');
  await goBack(page);
  // Gives the form time to become interactive before the page is replaced.
  await page.route('**/contact', async (route) => {
    await sleep(1_000);
    await route.continue();
  });
  await goBack(page);
  await expect(page).toHaveURL('/contact');
  await expect(fieldOf(page, 'Full Name')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('delayed'))).toBe('yes');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
});
