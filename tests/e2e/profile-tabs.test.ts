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

test('the open tab of the profile is in the URL, and Back and Forward switch tabs', async ({ page }) => {
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

test('a link in the error summary keeps its profile tab open', async ({ page }) => {
  await page.goto('/profile#password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('alert').getByRole('link').last().click();
  await expectOpen(page, 'Password');
  await expect(page.getByLabel('Confirm Password')).toBeFocused();
  await page.reload();
  await expectOpen(page, 'Password');
});

test('the page of a brand links to the donor’s QR code', async ({ page, request }) => {
  const { result } = await (await request.get('/api/brands')).json();
  await page.goto(`/brandDetails/${result[0]._id}`);
  await page.getByRole('link', { name: 'Show my QR code' }).click();
  await expectOpen(page, 'qrcode');
  await expect(page.getByRole('img', { name: 'Your QR code' })).toBeVisible();
});
