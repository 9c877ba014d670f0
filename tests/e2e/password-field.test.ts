import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const showPassword = (page: Page) => page.getByRole('button', { name: 'Show password' });

test('a password field works without its show button until its script has loaded', async ({ page }) => {
  await page.route('**/_astro/*.js*', () => {});
  await page.goto('/login');
  await password(page).fill('a warm winter coat');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(showPassword(page)).toHaveCount(0);
});
