import type { Page } from 'playwright/test';
import { fetchToken } from '../accounts.ts';
import { expect, test } from './fixtures.ts';

const deskLink = (page: Page) => page.getByRole('link', { name: 'Desk', exact: true });

test('the navigation leads staff to the desk', async ({ page, signInStaff }) => {
  await signInStaff();
  await page.goto('/about');
  await deskLink(page).click();
  await expect(page).toHaveURL(/\/staff$/);
  await expect(deskLink(page)).toHaveAttribute('aria-current', 'page');
});

test('the navigation has a link to the desk for volunteers', async ({ page, desk, signIn }) => {
  await signIn(await desk.createVolunteer(await desk.addOrganization()));
  await page.goto('/contact');
  await expect(deskLink(page)).toBeVisible();
});

test('the navigation has no link to the desk for visitors and donors', async ({ page, request, desk, signIn }) => {
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(deskLink(page)).toHaveCount(0);
  await signIn({ token: await fetchToken(request, await desk.registerDonor()) });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(deskLink(page)).toHaveCount(0);
});
