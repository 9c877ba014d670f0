import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  createRedemptionCode,
  lookUpCode,
  openContextAs,
  openRedeemPage,
  registerDonorWithCoins,
  requestCoins,
} from './redemptions.ts';

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Waiting for an answer' });
/** Lets a request through once, and loses its reply. */
async function loseReply(page: Page, address: string | RegExp, method: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test('a request whose reply got lost is pressed again, and is one request', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  expectProblem(/ApiError/);
  const donor = await registerDonorWithCoins(request);
  await openRedeemPage(page, request);
  await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
  await loseReply(page, '**/api/redemptions', 'POST');
  await requestCoins(page, 5);
  await expect(page.getByRole('alert')).toContainText('You can safely send it again');
  await page.getByRole('button', { name: 'Ask Ines' }).click();
  await expect(waiting(page)).toBeVisible();
});

test('an approval whose reply got lost is pressed again, and spends once', async ({
  page,
  browser,
  request,
  expectProblem,
  problems,
}) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  const donor = await registerDonorWithCoins(request);
  await openRedeemPage(page, request);
  await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
  await requestCoins(page, 5);
  const donors = await openContextAs(browser, request, donor);
  await problems.watch(donors);
  const phone = await donors.newPage();
  // Or the page would learn from it what became of the request before anybody presses again.
  await phone.route('**/api/redemptions/pending', (route) => (isAsked ? undefined : route.fallback()));
  let isAsked = false;
  await loseReply(phone, /\/api\/redemptions\/[0-9a-f-]{36}$/, 'PUT');
  await phone.goto('/profile#qrcode');
  const approve = phone.getByRole('button', { name: 'Approve' });
  await expect(approve).toBeVisible();
  isAsked = true;
  await approve.click();
  await expect(phone.getByRole('alert')).toContainText('Your answer didn’t go through.');
  await approve.click();
  await expect(phone.getByRole('alertdialog')).toContainText(/KC-/);
  await phone.getByRole('button', { name: 'Done' }).click();
  await expect(phone.locator('.welcome-card')).toContainText('25');
  await donors.close();
});

test('a till that goes offline, and one that is loaded anew, find the answer', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const donor = await registerDonorWithCoins(request);
  await openRedeemPage(page, request);
  await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
  await requestCoins(page, 5);
  await expect(waiting(page)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByRole('alert')).toContainText('You’ve lost your connection. The request is still open');
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asking Ines for 5 coins' })).toBeVisible();
});
