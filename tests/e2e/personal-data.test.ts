import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { emailsTo } from './mailbox.ts';
import { placeOrder } from './orders.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Username').fill('Amal');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('01234567890');
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill(password);
  await press(page, 'Register');
}

test('threat 46: a donor downloads their data, deletes the account, and can register again with the same email', async ({
  page,
  request,
  signInDonor,
  expectBrowserError,
}) => {
  const donor = await signInDonor({ username: 'Amal' });
  await placeOrder(request, donor, { itemsName: 'Blue blankets' });
  await page.goto('/profile#profile');
  await page.getByLabel('Username').fill('A draft');
  await press(page, 'Download or delete');

  const downloading = page.waitForEvent('download');
  await press(page, 'Download my data');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('kindcrate-data.zip');
  const bytes = await readFile(await download.path());
  // The names of the files in a ZIP file are not compressed.
  expect(bytes.toString('latin1')).toMatch(/^PK[\s\S]*data\.json[\s\S]*photos\/KC-/);

  await press(page, 'Delete my account');
  await page.getByLabel('Your donation that is under way').selectOption('Cancel what’s under way');
  await press(page, 'Delete my account for good');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: 'Your account has been deleted.' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect
    .poll(async () => (await emailsTo(donor.email)).map(({ subject }) => subject))
    .toContain('Your Kindcrate account has been deleted');

  expectBrowserError(/401/);
  await logIn(page, donor);
  await expect(page.getByRole('alert').first()).toContainText('That email or password isn’t right.');
  await register(page, donor.email, donor.password);
  await expect(page.getByRole('status').filter({ hasText: `We emailed a link to ${donor.email}` })).toBeVisible();
  await logIn(page, donor);
  await expect(page).toHaveURL('/');
  await page.goto('/profile#orders');
  await expect(page.getByText('No orders available')).toBeVisible();
});
