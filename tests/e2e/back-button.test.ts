import type { Page } from 'playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { endSessions } from './accounts.ts';
import { contactForm, fieldOf, registerForm, submit } from './error-catalog/forms.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

// Playwright switches off what every browser does: to keep a page that is left as it was, for the way back.
const executablePath = findBrowser();
test.use({
  launchOptions: { ...(executablePath && { executablePath }), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Goes back, and waits until the page that was left is there anew. */
async function comeBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('form[aria-busy=true]')).toHaveCount(0);
}

test('the way back to a log-in that went well finds no password there, and logs in again', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await page.goto('/login');
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  await comeBack(page);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
});

test('the way back to a registration that went well finds no password there', async ({ page }) => {
  await registerForm.fill(page);
  await page.getByLabel('Email').fill(`new.${crypto.randomUUID().slice(0, 8)}@example.com`);
  await submit(page, registerForm);
  await expect(page).toHaveURL('/login');
  await comeBack(page);
  await expect(page).toHaveURL('/register');
  for (const label of ['Password', 'Confirm Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  }
});

test('the way back to a form whose session ended finds it as it was typed, and it can be sent', async ({
  page,
  request,
  signInDonor,
  expectProblem,
}) => {
  expectProblem(/401/);
  const donor = await signInDonor();
  await page.goto('/profile#profile');
  await page.getByLabel('Phone').fill('09876543210');
  const renewed = await endSessions(request, donor);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, renewed);
  await expect(page.getByRole('status').first()).toHaveText('Login is successful');
  await comeBack(page);
  await expect(page).toHaveURL('/login');
  await comeBack(page);
  await expect(page).toHaveURL('/profile#profile');
  await expect(page.getByLabel('Phone')).toHaveValue('09876543210');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Your profile is updated')).toBeVisible();
});

test('the way back shows nobody what somebody else had typed', async ({ page, signInDonor, registerDonor }) => {
  await signInDonor();
  const other = await registerDonor();
  await contactForm.fill(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await logIn(page, other);
  await expect(page).toHaveURL('/');
  await comeBack(page);
  await comeBack(page);
  await expect(page).toHaveURL('/contact');
  for (const label of Object.keys(contactForm.typed)) await expect(fieldOf(page, label)).toHaveValue('');
});
