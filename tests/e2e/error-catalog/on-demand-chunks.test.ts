import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { listPendingRedemptionsEndpoint } from '@kindcrate/contract/redemptions';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { pauseClock } from '../paused-clock.ts';
import { recordPendingScripts } from '../stalled-scripts.ts';
import { fillInLoginWithoutFiles } from './login-without-files.ts';

// Titles in this folder begin with the name of the error in the specification's error catalog, such as "Script part load failure".

const alert = (page: Page, chunk: string) =>
  page.getByRole('alert').filter({ hasText: `Loading chunk ${chunk} failed` });

for (const chunk of ['send-login', 'send-form', 'request']) {
  test(`Script part load failure: without the ${chunk} chunk, the login form shows the failure and keeps the typed values, and the next click sends them once`, async ({
    page,
    registerDonor,
    expectBrowserError,
  }) => {
    expectBrowserError(/ERR_FAILED/);
    const [donor, files] = [await registerDonor(), `**/static/js/${chunk}.*`];
    const requests = await fillInLoginWithoutFiles(page, files, donor);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText(/Loading chunk send-(login|form) failed/);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Password')).toHaveValue(donor.password);
    await page.unroute(files);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
    expect(requests).toEqual(['POST']);
  });
}

test('Script part load failure: without the Surroundings chunk, the card form is shown anyway, and Try again loads the rest of the page without reloading the form', async ({
  page,
  expectBrowserError,
}) => {
  for (const error of [/ERR_FAILED/, /ChunkError|Loading chunk Surroundings failed/]) expectBrowserError(error);
  await page.route('**/static/js/Surroundings.*', (route) => route.abort());
  await page.goto('/payment');
  await expect(alert(page, 'Surroundings')).toBeVisible();
  await expect(page.frameLocator('iframe').getByLabel('Card Number')).toBeVisible();
  await page.unroute('**/static/js/Surroundings.*');
  const src = await page.locator('iframe').getAttribute('src');
  await alert(page, 'Surroundings').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an amount' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('src', src ?? '');
});

test('Script part load failure: the code that sends a form counts as failed after 120000 ms, and submitting again loads it', async ({
  page,
  registerDonor,
}) => {
  const donor = await registerDonor();
  await pauseClock(page);
  let isStalled = true;
  await page.route('**/static/js/send-login.*', (route) => (isStalled ? undefined : route.continue()));
  const requested = page.waitForRequest('**/static/js/send-login.*');
  const pendingScripts = recordPendingScripts(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(donor.email);
  await page.getByLabel('Password').fill(donor.password);
  await requested;
  await page.getByLabel('Password').press('Enter');
  await expect(page.locator('form[aria-busy=true]')).toBeVisible();
  // Other code that is still loading would time out too.
  await expect.poll(() => pendingScripts().filter((url) => !url.includes('/send-login.'))).toEqual([]);
  await page.clock.runFor(120_000);
  await expect(page.getByRole('alert')).toContainText('Loading chunk send-login failed');
  isStalled = false;
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/');
});

for (const path of ['/profile#password', '/register']) {
  test(`Script part load failure: ${path} fetches all code before it is imported, because some browsers never retry a failed import`, async ({
    page,
    signInDonor,
  }) => {
    const fetched = new Set<string>();
    const importedWithoutFetch: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.includes('/static/js/')) return;
      if (request.resourceType() === 'fetch') fetched.add(url);
      else if (!fetched.has(url)) importedWithoutFetch.push(url);
    });
    await signInDonor();
    await page.goto(path);
    await page.locator('form').getByLabel('Password', { exact: true }).fill('a warm winter coat');
    // The code that rates the password is a single file without imports. It too must be fetched before it is imported.
    await expect(page.locator('.field__strength')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    expect(fetched.size).toBeGreaterThan(10);
    expect(importedWithoutFetch).toEqual([]);
  });
}

test('Script part load failure: without the AccountForms chunk, the Password tab shows the failure, and Try again loads the form and the dialog that asks for the current password', async ({
  page,
  signInDonor,
  expectBrowserError,
}) => {
  for (const error of [/ERR_FAILED/, /Loading chunk AccountForms failed/, /403/]) expectBrowserError(error);
  const json = { success: false, message: 'It’s been a while since you logged in.', code: 'password_required' };
  await page.route('**/api/profile/update', (route) => route.fulfill({ status: 403, json }));
  await page.route('**/static/js/AccountForms.*', (route) => route.abort());
  await signInDonor();
  await page.goto('/profile#password');
  await expect(alert(page, 'AccountForms')).toBeVisible();
  await page.unroute('**/static/js/AccountForms.*');
  await alert(page, 'AccountForms').getByRole('button', { name: 'Try again' }).click();
  for (const label of ['Password', 'Confirm Password']) {
    await page.locator('form').getByLabel(label, { exact: true }).fill('a better password');
  }
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('dialog').getByLabel('Current password')).toBeFocused();
});

test("Script part load failure: 'Loading chunk Orders failed' is shown in the Donation orders tab, and Try again loads the chunk", async ({
  page,
  signInDonor,
  expectBrowserError,
}) => {
  for (const error of [/ERR_FAILED/, /Loading chunk Orders failed/]) expectBrowserError(error);
  await signInDonor();
  await page.route('**/static/js/Orders.*', (route) => route.abort());
  await page.goto('/profile#orders');
  await expect(alert(page, 'Orders')).toBeVisible();
  await page.unroute('**/static/js/Orders.*');
  await alert(page, 'Orders').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Orders' }).getByRole('link')).toBeVisible();
});

test('Script part load failure: when the session has expired and the session-failure chunk cannot be loaded, the profile shows a failure, and Try again leads to the login page', async ({
  page,
  signInDonor,
  expectBrowserError,
}) => {
  for (const error of [/ERR_FAILED/, /401/, /Loading chunk session-failure failed/]) expectBrowserError(error);
  const json = { success: false, message: 'Please log in again', code: 'unauthorized' };
  await signInDonor();
  await page.route(`**/api${getProfileEndpoint.path}`, (route) => route.fulfill({ status: 401, json }));
  await page.route('**/static/js/session-failure.*', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByText('Try again')).toBeVisible();
  await page.unroute('**/static/js/session-failure.*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please log in again')).toBeVisible();
});

test('Script part load failure: without the RedemptionApproval chunk, the coins are shown below the notice, and Try again loads the chunk and moves the focus to the coins', async ({
  page,
  signInDonor,
  expectBrowserError,
}) => {
  for (const error of [/ERR_FAILED/, /Loading chunk RedemptionApproval failed/]) expectBrowserError(error);
  await signInDonor();
  await page.route('**/static/js/RedemptionApproval.*', (route) => route.abort());
  await page.goto('/coins');
  await expect(alert(page, 'RedemptionApproval')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How you earn them' })).toBeVisible();
  const notice = await alert(page, 'RedemptionApproval').boundingBox();
  const balance = await page.locator('.coin-history__balance').boundingBox();
  expect(balance?.x).toBe(notice?.x);
  await page.unroute('**/static/js/RedemptionApproval.*');
  const listed = page.waitForResponse(`**/api${listPendingRedemptionsEndpoint.path}`);
  await alert(page, 'RedemptionApproval').getByRole('button', { name: 'Try again' }).press('Enter');
  await listed;
  await expect(page.locator('.coin-history')).toBeFocused();
});
