import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

const expectOpen = async (page: Page, name: string) => {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
};

test.beforeEach(async ({ signInDonor }) => {
  await signInDonor();
});

test('puts the open tab into the address, and goes back and forward through the tabs', async ({ page }) => {
  await page.goto('/profile');
  await tab(page, 'qrcode').click();
  await expect(page).toHaveURL('/profile#qrcode');
  await tab(page, 'Password').click();
  await expect(page).toHaveURL('/profile#password');
  await page.goBack();
  await expectOpen(page, 'qrcode');
  await page.goBack();
  await expectOpen(page, 'Overview');
  await expect(page).toHaveURL('/profile');
  await page.goForward();
  await expectOpen(page, 'qrcode');
});

test('stays in its tab when a link leads to a field of it', async ({ page }) => {
  await page.goto('/profile#password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('alert').getByRole('link').last().click();
  await expectOpen(page, 'Password');
  await expect(page.getByLabel('Confirm Password')).toBeFocused();
  await page.reload();
  await expectOpen(page, 'Password');
});

test('leads from a brand to the code', async ({ page, request }) => {
  const { result } = await (await request.get('/api/brands')).json();
  await page.goto(`/brandDetails/${result[0]._id}`);
  await page.getByRole('link', { name: 'Show my QR code' }).click();
  await expectOpen(page, 'qrcode');
  await expect(page.getByRole('img', { name: 'Your QR code' })).toBeVisible();
});
