import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Update' });
const overview = (page: Page) => page.getByRole('tabpanel', { name: 'Overview' });

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor({ username: 'Ines' });
  await page.goto('/profile#profile');
});

test('changed profile details appear everywhere without a reload, and the fields are cleared', async ({ page }) => {
  await page.getByLabel('Username').fill('Mahin');
  await page.getByLabel('Phone').fill('09876543210');
  await button(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your profile has been updated' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Hello, Mahin' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Mahin/);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(overview(page)).toContainText('Mahin');
  await expect(overview(page)).toContainText('09876543210');
  // The token still contains the old name, so the page must not read the name from it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Mahin' })).toBeVisible();
  await expect(page.getByText('Ines')).toHaveCount(0);
});
