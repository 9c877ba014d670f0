import type { Page } from 'playwright/test';
import { delayScripts } from './delayed-scripts.ts';
import { expect, test } from './fixtures.ts';

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const showPasswordButton = (page: Page) => page.getByRole('button', { name: 'Show password' });

test('before its script has loaded, a password field works, but has no Show password button', async ({ page }) => {
  await page.route('**/static/js/*.js*', () => {});
  await page.goto('/login');
  await passwordField(page).fill('a warm winter coat');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await expect(showPasswordButton(page)).toHaveCount(0);
});

test('a new password that was typed before the script loaded is rated as soon as the script runs', async ({ page }) => {
  await delayScripts(page, 500);
  await page.goto('/register');
  await passwordField(page).fill('sunflower7');
  await expect(page.getByText('Fair. Another word makes it strong.')).toBeVisible();
  await expect(passwordField(page)).toHaveValue('sunflower7');
});
