import { uniqueWord } from './desk-api.ts';
import { expect, test } from './fixtures.ts';
import { orderDetails } from './orders-tab.ts';

test('staff can choose the columns of a table of orders, return to the same table by its URL, and open an order in it', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  await signInStaff();
  await desk.placeOrders(await desk.addOrganization(), [`Lamp ${word}`, `Coat ${word}`]);
  await page.goto(`/staff?q=${word}`);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await page.getByText('Columns', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Number', exact: true }).check();
  await expect(table.getByRole('columnheader', { name: 'Number' })).toBeVisible();
  await table.getByRole('button', { name: 'Placed' }).click();
  await expect(table.getByRole('rowheader').first()).toContainText('Lamp');

  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Number' })).toBeVisible();
  await expect(table.getByRole('rowheader').first()).toContainText('Lamp');
  await table.getByRole('link', { name: `Coat ${word}` }).click();
  await expect(orderDetails(page, 'Coat')).toBeVisible();
});

test('on a narrow screen, the table of orders scrolls sideways and the page does not, and the table’s controls are not printed', async ({
  page,
  desk,
  signInStaff,
}) => {
  const word = uniqueWord();
  await signInStaff();
  await desk.placeOrders(await desk.addOrganization(), [`Lamp ${word}`]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/staff?q=${word}&view=table`);
  const region = page.getByRole('region', { name: 'Table of orders, scrolls sideways' });
  await expect(region.getByRole('rowheader')).toHaveCount(1);
  expect(await region.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const listButton = page.getByText('Show as a list', { exact: true });
  await expect(listButton).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(region.getByRole('rowheader')).toBeVisible();
  await expect(page.getByText('Columns', { exact: true }).first()).toBeHidden();
  await expect(region.locator('input')).toBeHidden();
  await expect(listButton).toBeHidden();
});
