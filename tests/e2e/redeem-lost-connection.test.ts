import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  createRedemptionCode,
  lookUpCode,
  openContextAs,
  openRedeemPageAsPartner,
  registerDonorWithCoins,
  requestCoins,
} from './redemptions.ts';

const waitingNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'Waiting for an answer' });

/** Lets the first request with this method to this URL reach the API, and drops the response. */
async function dropFirstResponse(page: Page, url: string | RegExp, method: string): Promise<void> {
  let isDropped = false;
  await page.route(url, async (route) => {
    if (isDropped || route.request().method() !== method) return route.fallback();
    isDropped = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('after a lost response, a partner can send the request for coins again with the same code', async ({
  page,
  request,
  expectBrowserError,
}) => {
  expectBrowserError(/ERR_CONNECTION_RESET/);
  expectBrowserError(/ApiError/);
  const donor = await registerDonorWithCoins(request);
  await openRedeemPageAsPartner(page, request);
  await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
  await dropFirstResponse(page, '**/api/redemptions', 'POST');
  await requestCoins(page, 5);
  await expect(page.getByRole('alert')).toContainText('You can safely send it again');
  await page.getByRole('button', { name: 'Ask Ines' }).click();
  await expect(waitingNotice(page)).toBeVisible();
});

test('a donor who approves a redemption again after a lost response spends the coins only once', async ({
  page,
  browser,
  request,
  expectBrowserError,
  browserErrors,
}) => {
  expectBrowserError(/ERR_CONNECTION_RESET/);
  const donor = await registerDonorWithCoins(request);
  await openRedeemPageAsPartner(page, request);
  await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
  await requestCoins(page, 5);
  const donorContext = await openContextAs(browser, request, donor);
  await browserErrors.watch(donorContext);
  const phone = await donorContext.newPage();
  // From the first click on, polling gets no reply. Otherwise, the page would learn the outcome before the second click.
  let isPollingStalled = false;
  await phone.route('**/api/redemptions/pending', (route) => (isPollingStalled ? undefined : route.fallback()));
  await dropFirstResponse(phone, /\/api\/redemptions\/[0-9a-f-]{36}$/, 'PUT');
  await phone.goto('/profile#qrcode');
  const approveButton = phone.getByRole('button', { name: 'Approve' });
  await expect(approveButton).toBeVisible();
  isPollingStalled = true;
  await approveButton.click();
  await expect(phone.getByRole('alert')).toContainText('Your answer didn’t go through.');
  await approveButton.click();
  await expect(phone.getByRole('alertdialog')).toContainText(/KC-/);
  await phone.getByRole('button', { name: 'Done' }).click();
  await expect(phone.locator('.welcome-card')).toContainText('25');
  await donorContext.close();
});

test('a redemption stays open when the partner loses the connection, and when the partner reloads the page afterward', async ({
  page,
  request,
  expectBrowserError,
}) => {
  expectBrowserError(/ERR_INTERNET_DISCONNECTED/);
  const donor = await registerDonorWithCoins(request);
  await openRedeemPageAsPartner(page, request);
  await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
  await requestCoins(page, 5);
  await expect(waitingNotice(page)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByRole('alert')).toContainText('You’ve lost your connection. The request is still open');
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(waitingNotice(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asking Ines for 5 coins' })).toBeVisible();
});
