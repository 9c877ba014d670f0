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
const unknownCodeError = /404.*redemptions\/look/;

test('a partner redeems coins with a typed code, and the donor sees the same reference', async ({
  page,
  browser,
  request,
  browserErrors,
}) => {
  // The 20 pieces earn 30 coins: 10, and one per piece.
  const donor = await registerDonorWithCoins(request, 20);
  const brand = await openRedeemPageAsPartner(page, request);
  const donorContext = await openContextAs(browser, request, donor);
  await browserErrors.watch(donorContext);
  const phone = await donorContext.newPage();
  await phone.goto('/profile#qrcode');
  const code = await phone.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();

  await lookUpCode(page, code.toLowerCase());
  await expect(page.getByRole('heading', { name: 'Ines wants to spend coins' })).toBeFocused();
  await expect(page.getByRole('definition')).toHaveText('30');
  await requestCoins(page, 12);
  await expect(waitingNotice(page)).toBeVisible();

  const dialog = phone.getByRole('alertdialog', { name: `${brand} is asking for 12 coins` });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(phone.getByRole('alertdialog', { name: `You spent 12 coins at ${brand}.` })).toBeVisible();
  const reference = await phone.getByText(/KC-[0-9A-Z]{4}-[0-9A-Z]{4}/).innerText();

  await expect(page.getByRole('heading', { name: 'Approved' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Ines gave you 12 coins' })).toContainText(
    reference.replace(/^Reference\s*/, ''),
  );

  await phone.getByRole('button', { name: 'Done' }).click();
  await expect(phone.getByRole('alertdialog')).toBeHidden();
  await expect(phone.locator('.welcome-card')).toContainText('18');
  await expect(phone.getByText(code)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next customer' }).click();
  await expect(page.getByLabel('Code')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Your customer’s code' })).toBeFocused();
  await donorContext.close();
});

test('a donor can refuse a redemption on the coins page, and the partner sees that no coins were spent', async ({
  page,
  browser,
  request,
  browserErrors,
}) => {
  const donor = await registerDonorWithCoins(request);
  await openRedeemPageAsPartner(page, request);
  await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
  await requestCoins(page, 5);
  await expect(waitingNotice(page)).toBeVisible();
  const donorContext = await openContextAs(browser, request, donor);
  await browserErrors.watch(donorContext);
  const phone = await donorContext.newPage();
  await phone.goto('/coins');
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(phone.getByRole('alertdialog', { name: 'You refused. No coins were spent.' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ines refused');
  await expect(page.getByRole('heading', { name: 'No coins were spent' })).toBeFocused();
  await donorContext.close();
});

test('the partner and the donor both see that a redemption expired', async ({
  page,
  browser,
  request,
  browserErrors,
}) => {
  const donor = await registerDonorWithCoins(request);
  const brand = await openRedeemPageAsPartner(page, request);
  await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
  await requestCoins(page, 5);
  const donorContext = await openContextAs(browser, request, donor);
  await browserErrors.watch(donorContext);
  const phone = await donorContext.newPage();
  await phone.goto('/profile#qrcode');
  await expect(phone.getByRole('alertdialog')).toBeVisible();
  for (const screen of [phone, page]) {
    await screen.route('**/api/redemptions/pending', (route) => route.fulfill({ json: { result: [] } }));
    await screen.route(/\/api\/redemptions\/[0-9a-f-]{36}$/, async (route) => {
      const response = await route.fetch();
      const { data } = await response.json();
      await route.fulfill({ response, json: { data: { ...data, status: 'expired' } } });
    });
  }
  await expect(page.getByRole('alert')).toContainText('Ines didn’t answer in time. No coins were spent.');
  await expect(phone.getByRole('alertdialog')).toContainText(`The request from ${brand} expired. No coins were spent.`);
  await donorContext.close();
});

test.describe('the redeem page', () => {
  test('says that a code is unknown, and says how long to wait after five unknown codes', async ({
    page,
    request,
    expectBrowserError,
  }) => {
    expectBrowserError(unknownCodeError);
    expectBrowserError(/429.*redemptions\/look/);
    await openRedeemPageAsPartner(page, request);
    for (const code of ['AAAA-AAA1', 'AAAA-AAA2', 'AAAA-AAA3', 'AAAA-AAA4', 'AAAA-AAA5']) {
      await lookUpCode(page, code);
      await expect(page.getByRole('alert')).toContainText('We don’t know this code.');
      await expect(page.getByLabel('Code')).toHaveValue(code);
      await expect(page.getByLabel('Code')).toBeFocused();
    }
    await lookUpCode(page, 'AAAA-AAA6');
    await expect(page.getByRole('alert')).toContainText('Try again in 15 minutes');
  });

  test('says why a number of coins is invalid, and accepts a corrected number without a new lookup', async ({
    page,
    request,
    expectBrowserError,
  }) => {
    expectBrowserError(/409.*api\/redemptions/);
    const donor = await registerDonorWithCoins(request);
    await openRedeemPageAsPartner(page, request);
    await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
    for (const [coins, message] of [
      ['', 'Enter how many coins to ask for'],
      ['1.5', 'Coins must be a whole number'],
      ['31', 'The balance covers at most 30 coins.'],
    ] as const) {
      await requestCoins(page, coins);
      await expect(page.getByLabel('Coins', { exact: true })).toHaveAccessibleDescription(new RegExp(message));
    }
    await requestCoins(page, 30);
    await expect(waitingNotice(page)).toBeVisible();
  });

  test('refuses a code that was just used at another counter and asks for a new one', async ({
    page,
    browser,
    request,
    expectBrowserError,
  }) => {
    expectBrowserError(/409.*api\/redemptions/);
    const { shortCode } = await createRedemptionCode(request, await registerDonorWithCoins(request));
    const otherCounter = await browser.newPage({ baseURL: process.env.KINDCRATE_ORIGIN ?? '' });
    for (const counter of [page, otherCounter]) {
      await openRedeemPageAsPartner(counter, request);
      await lookUpCode(counter, shortCode);
    }
    await requestCoins(otherCounter, 1);
    await expect(waitingNotice(otherCounter)).toBeVisible();
    await requestCoins(page, 1);
    await expect(page.getByRole('alert')).toContainText('This code was already used');
    await expect(page.getByLabel('Code')).toHaveValue('');
    await otherCounter.close();
  });

  test('says that an account has no coins', async ({ page, request, registerDonor }) => {
    const donor = await registerDonor({ username: 'Ines' });
    await openRedeemPageAsPartner(page, request);
    await lookUpCode(page, (await createRedemptionCode(request, donor)).shortCode);
    await expect(page.getByText('This account has no coins to spend right now.')).toBeVisible();
    await expect(page.getByLabel('Coins', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next customer' }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
  });
});
