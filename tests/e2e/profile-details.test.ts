import type { Page } from 'playwright/test';
import { expect, test } from './kindcrate.ts';

const update = '**/api/profile/update';
const button = (page: Page) => page.getByRole('button', { name: 'Update' });
const overview = (page: Page) => page.getByRole('tabpanel', { name: 'Overview' });

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor({ username: 'Ines' });
  await page.goto('/profile#profile');
});

test('changes username and phone, clears the fields, and is right everywhere without a reload', async ({ page }) => {
  await page.getByLabel('Username').fill('Mahin');
  await page.getByLabel('Phone').fill('09876543210');
  await button(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your profile is updated' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Hello, Mahin' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Mahin/);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(overview(page)).toContainText('Mahin');
  await expect(overview(page)).toContainText('09876543210');
  // The token still holds the old name; nothing that the page shows may come from it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Mahin' })).toBeVisible();
  await expect(page.getByText('Ines')).toHaveCount(0);
});

test('changes the phone alone, by keyboard alone', async ({ page }) => {
  await page.getByLabel('Username').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('09876543210');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your profile is updated' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello, Ines' })).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/09876543210/);
});

test('asks for something to change when nothing was filled in', async ({ page }) => {
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Enter a new username or a new phone number');
  await expect(page.getByRole('alert')).toBeFocused();
});

test('says at the field what is wrong with it, keeps all, and clears the error on success', async ({ page }) => {
  await page.getByLabel('Username').fill('Al');
  await page.getByLabel('Phone').fill('09876543210');
  await button(page).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Username must be 3 to 10 characters long/);
  await expect(page.getByLabel('Phone')).toHaveValue('09876543210');
  await page.getByLabel('Username').fill('Alma');
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Hello, Alma' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('shows the message of the API at its field', async ({ page, expectProblem }) => {
  expectProblem(/400/);
  const fields = { phone: 'That phone belongs to somebody else' };
  const json = { success: false, message: 'Please check the following', code: 'invalid_fields', fields };
  await page.route(update, (route) => route.fulfill({ status: 400, json }));
  await page.getByLabel('Phone').fill('09876543210');
  await button(page).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/somebody else/);
});

test('sends once for two clicks', async ({ page }) => {
  const updates: string[] = [];
  page.on('request', (request) => request.url().endsWith('/profile/update') && updates.push(request.method()));
  await page.getByLabel('Username').fill('Mahin');
  await button(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Hello, Mahin' })).toBeVisible();
  expect(updates).toEqual(['PUT']);
});
