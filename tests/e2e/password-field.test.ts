import type { Page } from 'playwright/test';
import { expect, test } from './kindcrate.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const showPassword = (page: Page) => page.getByRole('button', { name: 'Show password' });

test('shows the password and hides it again, and loses nothing that was typed', async ({ page }) => {
  await page.goto('/login');
  await password(page).pressSequentially('a warm');
  await showPassword(page).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(showPassword(page)).toHaveAttribute('aria-pressed', 'true');
  await password(page).press('End');
  await password(page).pressSequentially(' coat');
  await showPassword(page).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(showPassword(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(password(page)).toHaveValue('a warm coat');
});

test('shows the password by keyboard alone, and hides it when Enter sends the form', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await page.goto('/login');
  await page.getByLabel('Email').fill(donor.email);
  await password(page).pressSequentially(donor.password);
  await expect(showPassword(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(showPassword(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.route('**/api/Login', () => {});
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-disabled', 'true');
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('is a plain password field until its code has arrived', async ({ page }) => {
  await page.route('**/_astro/*.js*', () => {});
  await page.goto('/login');
  await password(page).fill('a warm winter coat');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(showPassword(page)).toHaveCount(0);
});

test('shows each of the two passwords of a registration by itself', async ({ page }) => {
  await page.goto('/register');
  await password(page).fill('one password');
  await page.getByLabel('Confirm Password').fill('another one');
  await showPassword(page).last().click();
  await expect(page.getByLabel('Confirm Password')).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Confirm Password')).toHaveValue('another one');
  await expect(password(page)).toHaveAttribute('type', 'password');
});
