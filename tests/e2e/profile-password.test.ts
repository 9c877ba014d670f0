import type { APIRequestContext, Page } from 'playwright/test';
import { type Donor, fetchToken } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Password' });
const password = (page: Page) => panel(page).getByLabel('Password', { exact: true });
const confirmation = (page: Page) => panel(page).getByLabel('Confirm Password');
const submitButton = (page: Page) => page.getByRole('button', { name: 'Change Password' });
const successNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'Your password has been changed.' });

let donor: Donor;

test.beforeEach(async ({ page, signInDonor }) => {
  donor = await signInDonor();
  await page.goto('/profile#password');
});

async function fillIn(page: Page, text = 'a better password'): Promise<void> {
  await password(page).fill(text);
  await confirmation(page).fill(text);
}

async function fetchProfileStatus(request: APIRequestContext, token: string): Promise<number> {
  return (await request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } })).status();
}

test('threat 14: changing the password ends every other session, but not this one', async ({ page, request }) => {
  const otherToken = await fetchToken(request, donor);
  expect(await fetchProfileStatus(request, otherToken)).toBe(200);
  await fillIn(page);
  await submitButton(page).click();
  await expect(successNotice(page)).toBeVisible();
  await expect(password(page)).toHaveValue('');
  await expect(confirmation(page)).toHaveValue('');
  expect(await fetchProfileStatus(request, otherToken)).toBe(401);
  await page.reload();
  await expect(submitButton(page)).toBeVisible();
  await fetchToken(request, { ...donor, password: 'a better password' });
});
