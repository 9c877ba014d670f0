import type { Page } from 'playwright/test';
import { logIn } from '../log-in.ts';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderRows } from './order-rows.ts';

/** Collects the scripts that a page fetches from now on and that hold any code of the desk. */
function watchForDesk(page: Page): () => Promise<string[]> {
  const scripts: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const look = response.text().then((code) => (code.includes('/staff/orders') ? [response.url()] : []));
    scripts.push(look.catch(() => []));
  });
  return async () => (await Promise.all(scripts)).flat();
}

test('a visitor is asked to log in, and led back to the orders that they asked for', async ({ page, desk }) => {
  const colleague = await desk.createStaff();
  const word = uniqueWord();
  await desk.placeOrders(await desk.addOrganization(), [`Lamp ${word}`]);
  const found = watchForDesk(page);
  await page.goto(`/staff?q=${word}#orders`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
  expect(await found()).toEqual([]);
  await logIn(page, colleague);
  await expect(page).toHaveURL(`/staff?q=${word}#orders`);
  await expect(orderRows(page)).toHaveCount(1);
});

test('a donor is told whom the page is for, and fetches no code of the desk, here or elsewhere', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  const found = watchForDesk(page);
  for (const path of ['/', '/donation', '/profile', '/profile#orders', '/coins', '/donationform', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await page.goto('/staff');
  await expect(page.getByText('This page is for the charity’s staff.')).toBeVisible();
  await page.mouse.move(300, 400);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await found()).toEqual([]);
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('the staff finds the desk in the profile, and fetches its code', async ({ page, signInStaff }) => {
  await signInStaff();
  const found = watchForDesk(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: /desk/i }).click();
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();
  await expect(page.getByText('This page is for the charity’s staff.')).toBeHidden();
  expect(new Set(await found()).size).toBe(1);
});
