import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { changeOrderStatus, changesUntilReceived, placeOrder, placeReceivedOrder } from './orders.ts';
import { createRedemptionCode, lookUpCode, openRedeemPageAsPartner, requestCoins, spendCoins } from './redemptions.ts';

const balance = (page: Page) => page.getByText(/coins to spend$/);
const entries = (page: Page) => page.getByRole('list', { name: 'Earned and spent' }).getByRole('listitem');
const timePattern = String.raw`[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M`;

test('the coins page shows the balance and every coin entry with its donation or brand, reference and time', async ({
  page,
  request,
  signInDonor,
}) => {
  const donor = await signInDonor();
  await changeOrderStatus(
    request,
    await placeOrder(request, donor, { itemsName: 'Wooden toys' }),
    ...changesUntilReceived(5),
  );
  const { brand, reference } = await spendCoins(request, donor, 4);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See your coin history' }).click();
  await expect(balance(page)).toHaveText('11 coins to spend');
  await expect(entries(page)).toHaveText([
    new RegExp(`^-4 Spent at ${brand}${timePattern}Reference ${reference}$`),
    new RegExp(`^\\+15 Earned for Wooden toys${timePattern}$`),
  ]);
  await page.getByRole('link', { name: 'Show my QR code' }).click();
  await expect(page.getByRole('img', { name: 'Your QR code' })).toBeVisible();
});

test('the coins page asks about a redemption in every tab until the donor answers in one, and then updates the balance', async ({
  page,
  browser,
  context,
  request,
  browserErrors,
  baseURL,
  signInDonor,
}) => {
  const donor = await signInDonor({ username: 'Ines' });
  await placeReceivedOrder(request, donor, 20);
  await page.goto('/coins');
  await expect(balance(page)).toHaveText('30 coins to spend');
  const partnerContext = await browser.newContext(baseURL ? { baseURL } : {});
  await browserErrors.watch(partnerContext);
  const partner = await partnerContext.newPage();
  const brand = await openRedeemPageAsPartner(partner, request);
  await lookUpCode(partner, (await createRedemptionCode(request, donor)).shortCode);
  await requestCoins(partner, 7);

  const question = page.getByRole('alertdialog', { name: `${brand} is asking for 7 coins` });
  await expect(question.getByRole('heading')).toBeFocused();
  const secondTab = await context.newPage();
  await secondTab.goto('/coins');
  await expect(secondTab.getByRole('alertdialog', { name: `${brand} is asking for 7 coins` })).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  const approvedTitle = `You spent 7 coins at ${brand}.`;
  await expect(page.getByRole('alertdialog', { name: approvedTitle })).toBeVisible();
  await expect(secondTab.getByRole('alertdialog', { name: approvedTitle })).toBeVisible();
  const reference = /KC-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.getByRole('alertdialog').innerText())?.[0] ?? '';
  await expect(partner.getByText(reference)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(balance(page)).toHaveText('23 coins to spend');
  await expect(entries(page).first()).toContainText(reference);
  await partnerContext.close();
});

test('the coins page asks a visitor to log in and opens after the login', async ({ page, registerDonor }) => {
  const donor = await registerDonor();
  await page.goto('/coins');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
  await logIn(page, donor);
  await expect(page).toHaveURL('/coins');
  await expect(balance(page)).toBeVisible();
});
