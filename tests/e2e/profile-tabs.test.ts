import type { Page } from 'playwright/test';
import { expect, test } from './kindcrate.ts';

const tabs = {
  Overview: 'overview',
  Profile: 'profile',
  qrcode: 'qrcode',
  'Donation orders': 'orders',
  Password: 'password',
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

const expectOpen = async (page: Page, name: string) => {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
};

test.beforeEach(async ({ signInDonor }) => {
  await signInDonor();
});

test('welcomes the donor with name, photo, role, number of orders and coins', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Hello, Donor' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  for (const [fact, value] of [
    ['Role', 'Donor'],
    ['Donations', '0'],
    ['Coins', '0'],
  ] as const) {
    await expect(page.getByText(fact, { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(value);
  }
});

test('has five tabs in the order and the words of the specification', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByRole('tab')).toHaveText(Object.keys(tabs));
  await expectOpen(page, 'Overview');
});

for (const [name, hash] of Object.entries(tabs)) {
  test(`opens ${name} by its address, and again on a reload`, async ({ page }) => {
    await page.goto(`/profile#${hash}`);
    await expectOpen(page, name);
    await page.reload();
    await expectOpen(page, name);
  });
}

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

test('goes through the tabs by keyboard alone, with one stop for the Tab key', async ({ page }) => {
  await page.goto('/profile');
  await tab(page, 'Overview').focus();
  for (const name of ['Profile', 'qrcode', 'Donation orders', 'Password', 'Overview']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
    await expectOpen(page, name);
  }
  await page.keyboard.press('End');
  await expectOpen(page, 'Password');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('keeps what was typed in one tab while another is open', async ({ page }) => {
  await page.goto('/profile#profile');
  await page.getByLabel('Username').fill('Ines');
  await tab(page, 'Overview').click();
  await expect(page.getByLabel('Username')).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('Username')).toHaveValue('Ines');
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
