import { globSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  createRedemptionCode,
  fetchLoggedInState,
  openContextAs,
  openRedeemPageAsPartner,
  registerDonorWithCoins,
} from './redemptions.ts';
import { registerPartner } from './staff.ts';

const dist = new URL('../../dist/client/', import.meta.url);

test('a donor on the redeem page sees that it is for partners, and the page does not load the scripts for redeeming coins', async ({
  page,
  signInDonor,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await signInDonor();
  await page.goto('/redeem', { waitUntil: 'networkidle' });
  await expect(page.getByRole('alert')).toContainText('This page is for partner brands.');
  await expect(page.getByRole('link', { name: 'Show my code' })).toBeVisible();
  expect(scripts.filter((url) => /RedeemSteps|scan|zxing/.test(url))).toEqual([]);
});

test('the redeem page redirects a visitor to /login', async ({ page }) => {
  await page.goto('/redeem');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('You must be logged in to view this page');
});

test('the redeem page does not load the scanner before a partner starts the camera', async ({ page, request }) => {
  const requestedUrls: string[] = [];
  page.on('request', (sent) => requestedUrls.push(sent.url()));
  await openRedeemPageAsPartner(page, request);
  await page.waitForLoadState('networkidle');
  expect(requestedUrls.filter((url) => /scan|zxing/.test(url))).toEqual([]);
});

test('the redeem page fills in the code from a scanned link, and removes the code from the URL', async ({
  page,
  request,
}) => {
  const donor = await registerDonorWithCoins(request);
  const { shortCode } = await createRedemptionCode(request, donor);
  const partner = await registerPartner(request);
  await page.context().setStorageState(await fetchLoggedInState(request, partner, process.env.KINDCRATE_ORIGIN ?? ''));
  await page.goto(`/redeem#${shortCode}`);
  await expect(page.getByLabel('Code')).toHaveValue(shortCode);
  await expect(page).toHaveURL('/redeem');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByRole('heading', { name: 'Ines wants to spend coins' })).toBeVisible();
});

test('the redeem page shows an alert with a retry button when its script fails to load', async ({
  page,
  request,
  expectBrowserError,
}) => {
  expectBrowserError(/RedeemSteps/);
  const partner = await registerPartner(request);
  await page.context().setStorageState(await fetchLoggedInState(request, partner, process.env.KINDCRATE_ORIGIN ?? ''));
  await page.route(/RedeemSteps/, (route) => route.abort());
  await page.goto('/redeem');
  await expect(page.getByRole('alert')).toContainText('Loading chunk RedeemSteps failed');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('only the redeem page and the desk may use the camera and compile WebAssembly', async ({ request }) => {
  const pages = globSync('**/*.html', { cwd: dist }).map((file) => `/${file.replace(/\/?index\.html$|\.html$/, '')}`);
  expect(pages).toEqual(expect.arrayContaining(['/redeem', '/staff']));
  const rendered = ['/', '/about', '/donation', '/organizationdetails/mantle-and-mitten'];
  for (const path of [...pages, ...rendered]) {
    const headers = (await request.get(path)).headers();
    const isScannerPage = ['/redeem', '/staff'].includes(path);
    expect(headers['permissions-policy']?.includes('camera=(self)'), path).toBe(isScannerPage);
    expect(headers['content-security-policy']?.includes("'wasm-unsafe-eval'"), path).toBe(isScannerPage);
    expect(headers['content-security-policy'], path).not.toMatch(/'unsafe-/);
  }
});

test('the profile links to the redeem page for a partner, but not for a donor', async ({
  page,
  browser,
  request,
  registerDonor,
}) => {
  const link = (profile: Page) => profile.getByRole('link', { name: 'Redeem customers’ coins' });
  const donorContext = await openContextAs(browser, request, await registerDonor());
  const donorPage = await donorContext.newPage();
  await donorPage.goto('/profile');
  await expect(donorPage.getByRole('tab').first()).toBeVisible();
  await expect(link(donorPage)).toHaveCount(0);
  await donorContext.close();
  await openRedeemPageAsPartner(page, request);
  await page.goto('/profile');
  await link(page).click();
  await expect(page).toHaveURL('/redeem');
});
