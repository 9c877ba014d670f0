import type { APIRequestContext, Page } from 'playwright/test';
import { type Donor, tokenOf } from './donors.ts';
import { expect, test } from './kindcrate.ts';

const update = '**/api/profile/update';
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Password' });
const password = (page: Page) => panel(page).getByLabel('Password', { exact: true });
const again = (page: Page) => panel(page).getByLabel('Confirm Password');
const change = (page: Page) => page.getByRole('button', { name: 'Change Password' });
const changed = (page: Page) => page.getByRole('status').filter({ hasText: 'Your password is changed.' });

let donor: Donor;

test.beforeEach(async ({ page, signInDonor }) => {
  donor = await signInDonor();
  await page.goto('/profile#password');
});

async function fillIn(page: Page, text = 'a better password'): Promise<void> {
  await password(page).fill(text);
  await again(page).fill(text);
}

async function profileStatus(request: APIRequestContext, token: string): Promise<number> {
  return (await request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } })).status();
}

/** The updates that the page asks for, from now on. */
function countUpdates(page: Page): string[] {
  const updates: string[] = [];
  page.on('request', (request) => request.url().endsWith('/profile/update') && updates.push(request.method()));
  return updates;
}

test('threat 14: changes the password, ends every other session and not this one', async ({ page, request }) => {
  const elsewhere = await tokenOf(request, donor);
  expect(await profileStatus(request, elsewhere)).toBe(200);
  await fillIn(page);
  await change(page).click();
  await expect(changed(page)).toBeVisible();
  await expect(password(page)).toHaveValue('');
  await expect(again(page)).toHaveValue('');
  expect(await profileStatus(request, elsewhere)).toBe(401);
  await page.reload();
  await expect(change(page)).toBeVisible();
  await tokenOf(request, { ...donor, password: 'a better password' });
});

test('changes the password by keyboard alone, and clears what was wrong', async ({ page }) => {
  await password(page).focus();
  await page.keyboard.type('a better password');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('a bitter password');
  await page.keyboard.press('Enter');
  await expect(again(page)).toBeFocused();
  await expect(again(page)).toHaveAccessibleDescription('Confirm Password must match the Password');
  await expect(password(page)).toHaveValue('a better password');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('a better password');
  await page.keyboard.press('Enter');
  await expect(changed(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('tells a password manager whose password it is', async ({ page }) => {
  const account = panel(page).locator('input[autocomplete=username]');
  await expect(account).toHaveValue(donor.email);
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(again(page)).toHaveAttribute('autocomplete', 'new-password');
  await fillIn(page);
  await change(page).click();
  await expect(changed(page)).toBeVisible();
  await expect(account).toHaveValue(donor.email);
});

test('sends once for two clicks', async ({ page }) => {
  const updates = countUpdates(page);
  await fillIn(page);
  await change(page).dblclick();
  await expect(changed(page)).toBeVisible();
  expect(updates).toEqual(['PUT']);
});

test('sends once when Enter is pressed twice', async ({ page }) => {
  const updates = countUpdates(page);
  const pressed = Promise.withResolvers<void>();
  await page.route(update, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await fillIn(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  pressed.resolve();
  await expect(changed(page)).toBeVisible();
  expect(updates).toEqual(['PUT']);
});

test('is hidden again when the form is sent', async ({ page }) => {
  await fillIn(page);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await change(page).click();
  await expect(changed(page)).toBeVisible();
  await expect(password(page)).toHaveAttribute('type', 'password');
});
