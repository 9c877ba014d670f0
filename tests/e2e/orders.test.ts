import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { changeOrderStatus, changesUntilReceived, placeOrder } from './orders.ts';

const card = (page: Page) => page.getByRole('article');
const fact = (page: Page, name: string) =>
  card(page).getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
const history = (page: Page) => card(page).getByRole('listitem');
const button = (page: Page, name: string) => card(page).getByRole('button', { name });
const datePattern = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}/;

test('the profile shows the status of a donation and each status change with its date and reason', async ({
  page,
  request,
  signInDonor,
}) => {
  const id = await placeOrder(request, await signInDonor(), { itemsName: 'Wooden toys', quantity: 3 });
  const reason = 'We have no room for toys this month.';
  await changeOrderStatus(request, id, { status: 'under review' }, { status: 'declined', reason });
  await page.goto('/profile#orders');
  await expect(card(page)).toHaveAccessibleName('Wooden toys');
  await expect(fact(page, 'Status')).toHaveText('declined');
  await expect(history(page)).toHaveText([/^You sent it\./, /^We’re looking at it\./, /^We couldn’t take it\./]);
  for (const entry of await history(page).all()) await expect(entry).toHaveText(datePattern);
  await expect(history(page).last()).toContainText(reason);
  await expect(button(page, 'Cancel this donation')).toHaveCount(0);
});

test('the profile shows the received quantity of a donation, the coins it earned and a link to its receipt', async ({
  page,
  request,
  signInDonor,
}) => {
  const id = await placeOrder(request, await signInDonor(), { quantity: 3 });
  await changeOrderStatus(request, id, ...changesUntilReceived(2));
  await page.goto('/profile#orders');
  await expect(fact(page, 'Status')).toHaveText('received');
  await expect(fact(page, 'Quantity')).toHaveText('3 offered, 2 received');
  await expect(fact(page, 'Coins earned')).toHaveText('12');
  const number = await fact(page, 'Order number').innerText();
  await card(page).getByRole('link', { name: 'See the receipt' }).click();
  await expect(page).toHaveURL(/\/receipt\/[\w-]+$/);
  await expect(page.getByText(number)).toBeVisible();
});

test('canceling a donation that another tab has canceled shows the conflict, and the list still shows that donation even after a new one has moved it to the next page', async ({
  page,
  context,
  request,
  signInDonor,
  expectBrowserError,
}) => {
  expectBrowserError(/409/);
  const donor = await signInDonor();
  await placeOrder(request, donor, { itemsName: 'A reading lamp' });
  await page.goto('/profile#orders');
  await button(page, 'Cancel this donation').click();
  const secondTab = await context.newPage();
  await secondTab.goto('/profile#orders');
  await button(secondTab, 'Cancel this donation').click();
  await button(secondTab, 'Yes, cancel it').click();
  await expect(fact(secondTab, 'Status')).toHaveText('canceled');
  await placeOrder(request, donor, { itemsName: 'A box of books' });
  await button(page, 'Yes, cancel it').click();
  await expect(card(page).getByRole('alert')).toContainText('This donation is cancelled');
  await expect(card(page)).toHaveAccessibleName('A reading lamp');
  await expect(fact(page, 'Status')).toHaveText('canceled');
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});
