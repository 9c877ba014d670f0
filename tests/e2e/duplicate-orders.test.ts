import type { Page } from 'playwright/test';
import {
  donateButton,
  dropOrderResponse,
  expectThanks,
  fillInDonation,
  orderUrl,
  readOrderCount,
  stallOrderResponse,
} from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { plainPhoto } from './photos.ts';
import { startStallingProxy } from './stalling-proxy.ts';

const alreadyPlacedMessage = 'We already have this donation';

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor();
  await fillInDonation(page);
});

/** Sends the form, and reloads the page after the API has placed the order but before the page has received the response. */
async function reloadBeforeResponse(page: Page) {
  const { placed } = await stallOrderResponse(page);
  await donateButton(page).click();
  await placed;
  await page.reload();
  await page.unroute(orderUrl);
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await expect(page.getByAltText('The photo you chose')).toBeVisible();
}

test('a donation sent again after a lost response places one order', async ({ page, expectBrowserError }) => {
  expectBrowserError(/ERR_/);
  expectBrowserError(/ApiError/);
  await dropOrderResponse(page);
  await donateButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred while sending data to the API.');
  await expect(page.getByRole('status')).toContainText('Everything you filled in is still here.');
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await page.unroute(orderUrl);
  await donateButton(page).click();
  await expectThanks(page);
  expect(await readOrderCount(page)).toBe('1');
});

test('a donation sent again with the same photo after a reload places one order', async ({ page }) => {
  await reloadBeforeResponse(page);
  await donateButton(page).click();
  await expectThanks(page);
  expect(await readOrderCount(page)).toBe('1');
});

test('a donation sent again with a different photo after a reload does not place a second order, and the donor learns that the first one exists', async ({
  page,
  expectBrowserError,
}) => {
  expectBrowserError(/422/);
  await reloadBeforeResponse(page);
  await page.getByLabel('Image').setInputFiles(await plainPhoto('green'));
  await donateButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(alreadyPlacedMessage);
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await alert.getByRole('link', { name: 'See your donations in your profile' }).click();
  await expect(page.getByRole('img', { name: 'Photo of A lamp' })).toBeVisible();
  expect(await readOrderCount(page)).toBe('1');
});

test('a donation changed after a lost response places a second order only when the donor confirms it', async ({
  page,
  expectBrowserError,
}) => {
  for (const error of [/ERR_/, /ApiError/, /422/]) expectBrowserError(error);
  await dropOrderResponse(page);
  await donateButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(orderUrl);
  await page.getByLabel('Quantity').fill('2');
  await donateButton(page).click();
  await expect(page.getByRole('alert')).toContainText(alreadyPlacedMessage);
  await page.getByRole('button', { name: 'Send this as another donation' }).click();
  await expectThanks(page);
  expect(await readOrderCount(page)).toBe('2');
});

test('two donations with the same values place two orders', async ({ page }) => {
  await donateButton(page).click();
  await expectThanks(page);
  await fillInDonation(page);
  await donateButton(page).click();
  await expectThanks(page);
  expect(await readOrderCount(page)).toBe('2');
});

test('a donor can stop waiting for a response, and sending again does not place a second order', async ({
  page,
  baseURL,
}) => {
  const proxy = await startStallingProxy(baseURL ?? '', '/api/order/donataionorder');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.goto(`${proxy.origin}/login`);
  await page.evaluate((token) => localStorage.setItem('token', token), token);
  await fillInDonation(page, proxy.origin);
  await donateButton(page).click();
  await proxy.responded;
  await expect(page.locator('form .visually-hidden[aria-live=polite]')).toHaveText(/waiting for a reply/);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('status')).toContainText('it only counts once');
  proxy.release();
  await donateButton(page).click();
  await expectThanks(page);
  expect(await readOrderCount(page)).toBe('1');
  await proxy.close();
});
