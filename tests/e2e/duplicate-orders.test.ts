import type { Page } from 'playwright/test';
import {
  countOrders,
  donateButton,
  dropOrderResponse,
  fillInDonation,
  orderUrl,
  stallOrderResponse,
} from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { plainPhoto } from './photos.ts';
import { startStallingProxy } from './stalling-proxy.ts';

const isWithUs = 'We already have this donation';

test.beforeEach(async ({ page, signInDonor }) => {
  await signInDonor();
  await fillInDonation(page);
});

async function expectSuccess(page: Page) {
  await expect(page.getByRole('status')).toContainText('Your Donation was sent successfully!');
}

/** Sends it so that the order is made and nobody hears of it, and opens the page anew. */
async function reloadOnTheWay(page: Page) {
  const { isMade } = await stallOrderResponse(page);
  await donateButton(page).click();
  await isMade;
  await page.reload();
  await page.unroute(orderUrl);
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await expect(page.getByLabel('Image')).toHaveAccessibleDescription(/Please choose the photo again/);
}

test('makes one order when the first answer is lost and it is sent again', async ({ page, expectProblem }) => {
  expectProblem(/ERR_/);
  expectProblem(/ApiError/);
  await dropOrderResponse(page);
  await donateButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred while sending data to the API.');
  await expect(page.getByRole('status')).toContainText('Everything you filled in is still here.');
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await page.unroute(orderUrl);
  await donateButton(page).click();
  await expectSuccess(page);
  expect(await countOrders(page)).toBe('1');
});

test('makes one order when the page is reloaded on the way and the same photo is chosen again', async ({ page }) => {
  await reloadOnTheWay(page);
  await page.getByLabel('Image').setInputFiles(await plainPhoto('gold'));
  await donateButton(page).click();
  await expectSuccess(page);
  expect(await countOrders(page)).toBe('1');
});

test('makes one order when another photo is chosen after the reload, and says that it is there', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/422/);
  await reloadOnTheWay(page);
  await page.getByLabel('Image').setInputFiles(await plainPhoto('green'));
  await donateButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(isWithUs);
  await expect(page.getByLabel('Items Name')).toHaveValue('A lamp');
  await alert.getByRole('link', { name: 'See your donations in your profile' }).click();
  await expect(page.getByRole('img', { name: 'Photo of A lamp' })).toBeVisible();
  expect(await countOrders(page)).toBe('1');
});

test('makes one order when the fields are changed after a lost answer, until the donor wants another', async ({
  page,
  expectProblem,
}) => {
  for (const problem of [/ERR_/, /ApiError/, /422/]) expectProblem(problem);
  await dropOrderResponse(page);
  await donateButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(orderUrl);
  await page.getByLabel('Quantity').fill('2');
  await donateButton(page).click();
  await expect(page.getByRole('alert')).toContainText(isWithUs);
  await page.getByRole('button', { name: 'Send this as another donation' }).click();
  await expectSuccess(page);
  expect(await countOrders(page)).toBe('2');
});

test('makes a second order of a second donation', async ({ page }) => {
  await donateButton(page).click();
  await expectSuccess(page);
  await fillInDonation(page);
  await donateButton(page).click();
  await expectSuccess(page);
  expect(await countOrders(page)).toBe('2');
});

test('can be left waiting no longer, and counts once when it is sent again', async ({ page, baseURL }) => {
  const door = await startStallingProxy(baseURL ?? '', '/api/order/donataionorder');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.goto(`${door.origin}/login`);
  await page.evaluate((token) => localStorage.setItem('token', token), token);
  await fillInDonation(page, door.origin);
  await donateButton(page).click();
  await door.hasResponded;
  await expect(page.locator('form .visually-hidden[aria-live=polite]')).toHaveText(/waiting for a reply/);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('status')).toContainText('it only counts once');
  door.release();
  await donateButton(page).click();
  await expectSuccess(page);
  expect(await countOrders(page)).toBe('1');
  await door.close();
});
