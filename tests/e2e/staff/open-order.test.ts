import type { Page } from 'playwright/test';
import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails, orderLinks, orderRows, sendNow } from './orders-tab.ts';

test.beforeEach(({ signInStaff }) => signInStaff());

const boxNames = (count: number, word: string) => Array.from({ length: count }, (_, n) => `Box ${n + 1} ${word}`);

/** Counts the listed orders that are entirely on the screen. */
const countVisibleRows = (page: Page) =>
  orderRows(page).evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
      }).length,
  );

for (const { width, height, minOrders } of [
  { width: 1440, height: 900, minOrders: 10 },
  { width: 390, height: 844, minOrders: 4 },
]) {
  test(`the queue shows at least ${minOrders} orders at ${width} × ${height} px`, async ({ page, desk }) => {
    const word = uniqueWord();
    await desk.placeOrders(await desk.addOrganization(), boxNames(12, word));
    await page.setViewportSize({ width, height });
    await page.goto(`/staff?q=${word}`);
    await expect(orderRows(page)).toHaveCount(12);
    await expect.poll(() => countVisibleRows(page)).toBeGreaterThanOrEqual(minOrders);
  });
}

test('the open order is in the URL, survives a reload, and Back returns to the list no matter how many orders were opened', async ({
  page,
  desk,
}) => {
  const word = uniqueWord();
  const orders = await desk.placeOrders(await desk.addOrganization(), boxNames(3, word));
  await page.goto(`/staff?q=${word}`);
  await expect(orderDetails(page, 'Box 3')).toBeVisible();
  await orderLinks(page).nth(1).click();
  await expect(page).toHaveURL(`/staff?q=${word}&open=${orders[1]}`);
  await expect(orderDetails(page, 'Box 2')).toBeVisible();
  await orderLinks(page).nth(2).click();
  await expect(orderDetails(page, 'Box 1')).toBeVisible();
  await page.reload();
  await expect(orderDetails(page, 'Box 1')).toBeVisible();
  await expect(orderLinks(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`/staff?q=${word}`);
  await expect(orderDetails(page, 'Box 3')).toBeVisible();
});

test('on a phone, an open order replaces the list, and “Back to the list” moves the focus to its row', async ({
  page,
  desk,
}) => {
  const word = uniqueWord();
  await desk.placeOrders(await desk.addOrganization(), boxNames(3, word));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/staff?q=${word}`);
  await expect(orderRows(page)).toHaveCount(3);
  await expect(page.getByRole('article')).toHaveCount(0);
  await orderLinks(page).nth(1).click();
  await expect(orderDetails(page, 'Box 2').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(orderRows(page).first()).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(orderDetails(page, 'Box 1')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(`/staff?q=${word}`);
  await expect(orderLinks(page).nth(2)).toBeFocused();
});

test('the URL opens an order that the list does not contain, and its status can be changed there', async ({
  page,
  desk,
  expectBrowserError,
}) => {
  const word = uniqueWord();
  const [unlisted] = await desk.placeOrders(await desk.addOrganization(), [`Lamp ${word}`, `Chair ${word}`]);
  await page.goto(`/staff?q=Chair+${word}&open=${unlisted}`);
  await expect(orderRows(page)).toHaveCount(1);
  await expect(page.getByText('Not in this list')).toBeVisible();
  await orderDetails(page, `Lamp ${word}`).getByRole('button', { name: 'Start review' }).click();
  await sendNow(page);
  await expect(orderDetails(page, `Lamp ${word}`).getByRole('heading', { level: 2 })).toHaveText(/under review$/);
  expectBrowserError(/404/);
  await page.goto(`/staff?q=Chair+${word}&open=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('This order doesn’t exist')).toBeVisible();
});
