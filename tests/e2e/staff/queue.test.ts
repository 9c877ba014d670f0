import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { offeredQuantity, uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails, orderLinks, orderRows } from './orders-tab.ts';

const search = async (page: Page, text: string) => {
  await page.getByLabel('Search').fill(text);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
};

test.beforeEach(({ signInStaff }) => signInStaff());

test.describe('the queue', () => {
  test('lists the newest orders first, and shows the details of the open order', async ({ page, desk }) => {
    const word = uniqueWord();
    const donor = await desk.registerDonor({ username: 'Amina' });
    const organization = await desk.addOrganization(`Rooms of ${word}`);
    await desk.placeOrders(organization, [`Coats ${word}`, `Books ${word}`], donor);
    await page.goto(`/staff?q=${word}`);
    await expect(orderLinks(page)).toHaveText([
      `Books ${word} × ${offeredQuantity}`,
      `Coats ${word} × ${offeredQuantity}`,
    ]);
    for (const fact of [`Amina for Rooms of ${word}`, 'submitted', 'No time yet'])
      await expect(orderRows(page).first()).toContainText(fact);
    const newest = orderDetails(page, `Books ${word}`);
    for (const fact of [`Rooms of ${word}`, '4 Mill Lane', `Amina, ${donor.email}`, /KC-[0-9A-F-]{13}/]) {
      await expect(newest).toContainText(fact);
    }
    await expect(newest.getByRole('link', { name: '01234567890' })).toHaveAttribute('href', 'tel:01234567890');
    await expect(newest.getByRole('img', { name: `Photo of Books ${word}` })).toBeVisible();
    await orderLinks(page).last().click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(orderDetails(page, `Coats ${word}`)).toContainText('4 Mill Lane');
  });

  test('can be filtered by status, organization and search, and sorted, and keeps the filter in the URL', async ({
    page,
    desk,
  }) => {
    const word = uniqueWord();
    const [harbor, hill] = [await desk.addOrganization(`Harbor ${word}`), await desk.addOrganization(`Hill ${word}`)];
    const [lamp = '', coat = ''] = await desk.placeOrders(harbor, [`Lamp ${word}`, `Coat ${word}`]);
    await desk.placeOrders(hill, [`Toys ${word}`]);
    await desk.changeOrderStatus(lamp, 'under review');
    await desk.changeOrderStatus(coat, 'under review');
    await page.goto('/staff#orders');
    await search(page, word);
    await expect(orderRows(page)).toHaveCount(3);
    await page.getByLabel('Organization', { exact: true }).selectOption(`Harbor ${word}`);
    await expect(orderRows(page)).toHaveCount(2);
    await page.getByLabel('Status').selectOption('under review');
    await page.getByLabel('Sort by').selectOption('Oldest first');
    const expectFiltered = async () => {
      await expect(orderLinks(page)).toHaveText([/^Lamp/, /^Coat/]);
      await expect(page.getByLabel('Search')).toHaveValue(word);
      await expect(page.getByLabel('Organization', { exact: true })).toHaveValue(harbor);
      await expect(page.getByLabel('Status')).toHaveValue('under review');
      await expect(page.getByLabel('Sort by')).toHaveValue('oldest');
    };
    await expectFiltered();
    await expect(page).toHaveURL((url) => url.searchParams.get('organization') === harbor);
    await page.reload();
    await expectFiltered();
  });

  test('can be filtered by day and category, and keeps these filters in the URL', async ({ page, desk }) => {
    const word = uniqueWord();
    const [coat = ''] = await desk.placeOrders(await desk.addOrganization(), [`Coat ${word}`]);
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await page.goto(`/staff?q=${word}`);
    await expect(orderRows(page)).toHaveCount(1);
    await page.getByText('More filters').click();
    await page.getByLabel('Placed from').fill(yesterday);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('placedFrom') === yesterday);
    await expect(orderRows(page)).toHaveCount(1);
    await page.getByLabel('Received from').fill(yesterday);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('No orders match.')).toBeVisible();
    for (const status of ['under review', 'accepted', 'received'] as const) await desk.changeOrderStatus(coat, status);
    await page.reload();
    await expect(orderRows(page)).toHaveCount(1);
    await expect(page.getByLabel('Received from')).toHaveValue(yesterday);
    await page.getByLabel('Category', { exact: true }).selectOption('Books');
    await expect(page.getByText('No orders match.')).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.get('category') === 'books');
    await page.getByLabel('Category', { exact: true }).selectOption('Any category');
    await expect(orderRows(page)).toHaveCount(1);
  });

  test('finds an order by its words in any sequence and without accents, and by a phone number in common formats', async ({
    page,
    desk,
  }) => {
    const word = uniqueWord();
    const donor = await desk.registerDonor({ username: 'Élodie' });
    await desk.placeOrders(await desk.addOrganization(), [`Winter coat ${word}`], donor);
    await page.goto('/staff#orders');
    for (const text of [`coat elodie ${word}`, `${word} WIN`, `${word} +20 123 456 7890`, `${word} 0123 456 7890`]) {
      await search(page, text);
      await expect(orderLinks(page)).toHaveText([`Winter coat ${word} × ${offeredQuantity}`]);
    }
  });

  test('shows a message when no order matches, and ignores invalid filters in the URL', async ({ page }) => {
    await page.goto(`/staff?status=stolen&organization=%27%20OR%201=1&q=${uniqueWord()}`);
    await expect(page.getByText('No orders match.')).toBeVisible();
    await expect(page.getByLabel('Status')).toHaveValue('');
    await search(page, '');
    await expect(page).toHaveURL((url) => url.search === '');
  });

  test('loads page by page and moves the focus to the first order of the added page', async ({
    page,
    desk,
    expectBrowserError,
  }) => {
    expectBrowserError(/503/);
    expectBrowserError(/ApiError/);
    const word = uniqueWord();
    await desk.placeOrders(
      await desk.addOrganization(),
      Array.from({ length: 27 }, (_, n) => `Box ${n + 1} ${word}`),
    );
    await page.goto(`/staff?q=${word}`);
    await expect(orderRows(page)).toHaveCount(25);
    await page.route('**/api/staff/orders?*', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await expect(page.getByText('We couldn’t load this.')).toBeVisible();
    await expect(orderRows(page)).toHaveCount(25);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(orderRows(page)).toHaveCount(27);
    // The newest order comes first, so the first page ends with box 3.
    await expect(page.getByRole('listitem').filter({ hasText: `Box 2 ${word}` })).toBeFocused();
    await expect(page.getByText('27 shown so far')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  test('downloads the filtered orders as a CSV file in which no formula can run', async ({ page, desk }) => {
    const word = uniqueWord();
    const [, lamp = ''] = await desk.placeOrders(await desk.addOrganization(), [`=1+1 ${word}`, `Lamp ${word}`]);
    await desk.changeOrderStatus(lamp, 'under review');
    await page.goto(`/staff?q=${word}&status=submitted`);
    const downloadEvent = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a spreadsheet' }).click();
    const download = await downloadEvent;
    expect(download.suggestedFilename()).toBe('orders.csv');
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.startsWith('\ufeffNumber,Date,Status')).toBe(true);
    expect(csv).toContain(`'=1+1 ${word}`);
    expect(csv).not.toContain('Lamp');
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
  });
});

test('a failed download of the orders shows an alert', async ({ page, expectBrowserError }) => {
  expectBrowserError(/ERR_/);
  expectBrowserError(/ApiError/);
  await page.route('**/api/staff/orders.csv*', (route) => route.abort('connectionreset'));
  await page.goto('/staff#orders');
  await page.getByRole('button', { name: 'Download as a spreadsheet' }).click();
  await expect(page.getByRole('alert')).toHaveText('We couldn’t get the spreadsheet. Please try again.');
});
