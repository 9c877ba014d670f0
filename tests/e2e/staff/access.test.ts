import type { Page } from 'playwright/test';
import { logIn } from '../log-in.ts';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderRows } from './orders-tab.ts';

/** Records which of the desk's scripts a page fetches from now on. Only these scripts contain the API path `/staff/orders`. */
function recordDeskScripts(page: Page): () => Promise<string[]> {
  const scripts: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const match = response.text().then((code) => (code.includes('/staff/orders') ? [response.url()] : []));
    // The body can no longer be read after the page has been left.
    scripts.push(match.catch(() => []));
  });
  return async () => (await Promise.all(scripts)).flat();
}

test('a visitor who opens the desk is asked to log in, and sees the requested orders after logging in as staff', async ({
  page,
  desk,
}) => {
  const staffMember = await desk.createStaff();
  const word = uniqueWord();
  await desk.placeOrders(await desk.addOrganization(), [`Lamp ${word}`]);
  const deskScripts = recordDeskScripts(page);
  await page.goto(`/staff?q=${word}#orders`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
  expect(await deskScripts()).toEqual([]);
  await logIn(page, staffMember);
  await expect(page).toHaveURL(`/staff?q=${word}#orders`);
  await expect(orderRows(page)).toHaveCount(1);
});

test('a donor who opens the desk reads that it is for staff, and no page fetches the desk’s scripts', async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  const deskScripts = recordDeskScripts(page);
  for (const path of ['/', '/donation', '/profile', '/profile#orders', '/coins', '/donationform', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await page.goto('/staff');
  await expect(page.getByText('This page is for the charity’s staff and volunteers.')).toBeVisible();
  // For staff, moving the pointer over the island would start its download.
  await page.mouse.move(300, 400);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await deskScripts()).toEqual([]);
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('the profile of a member of staff links to the desk, which fetches the desk’s scripts', async ({
  page,
  signInStaff,
}) => {
  await signInStaff();
  const deskScripts = recordDeskScripts(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Go to the donation desk' }).click();
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible();
  await expect(page.getByText('This page is for the charity’s staff and volunteers.')).toBeHidden();
  // In addition to the desk's own scripts, the idle browser fetches the scripts for the queue's buttons and for the Receive tab.
  const chunks = async () => new Set((await deskScripts()).map((url) => url.match(/([\w-]+)\.[\w-]+\.js$/)?.[1]));
  await expect.poll(chunks).toEqual(new Set(['desk', 'desk-parts', 'order-moves', 'receive-parts']));
});
