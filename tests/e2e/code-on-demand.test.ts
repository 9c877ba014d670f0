import { expectThanks, fillInDonation, orderUrl } from './donation-form.ts';
import { expect, test } from './fixtures.ts';
import { stallScripts } from './stalled-scripts.ts';

// These tests show when on-demand code is requested. error-catalog/on-demand-chunks.test.ts shows what a page does when such
// code fails to load.

test('a tab of the profile whose code was prefetched opens without a connection', async ({
  page,
  context,
  signInDonor,
}) => {
  await signInDonor();
  const prefetched = page.waitForResponse('**/static/js/Orders.*');
  await page.goto('/profile');
  await prefetched;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Orders' }).getByRole('link')).toBeVisible();
});

test('pressing the button of a form fetches the form’s own code and the code that sends the form in parallel', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(request.url()));
  // The form's own code never arrives, so the test fails if the code that sends the form is fetched only after it.
  await page.route('**/static/js/LoginForm.*', () => {});
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).dispatchEvent('touchstart');
  await expect.poll(() => fetched.some((url) => url.includes('/send-login.'))).toBe(true);
});

test('a form loads the code that sends it only when someone begins to fill it in', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/login');
  const island = page.locator('astro-island').first();
  await island.dispatchEvent('pointerover');
  await expect(island).not.toHaveAttribute('ssr');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('/send-'))).toEqual([]);
  await page.getByLabel('Email').fill('amal@example.com');
  await expect.poll(() => loaded.filter((url) => /send-(login|form)/.test(url)).length).toBeGreaterThan(1);
});

test('a form that gets the focus before its handlers are attached loads the code that sends it', async ({ page }) => {
  const sendScriptRequest = page.waitForRequest(/\/send-login\./);
  const release = await stallScripts(page);
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  release();
  await sendScriptRequest;
});

test("the donation form says 'Sending your photo' only while the photo is being sent, not while the code that sends it is loading", async ({
  page,
  signInDonor,
}) => {
  await signInDonor();
  const scriptReleased = Promise.withResolvers<void>();
  await page.route('**/static/js/send-donation.*', async (route) => {
    await scriptReleased.promise;
    await route.continue();
  });
  const orderReleased = Promise.withResolvers<void>();
  await page.route(orderUrl, async (route) => {
    await orderReleased.promise;
    await route.continue();
  });
  await fillInDonation(page);
  await page.getByRole('button', { name: 'Donate Now' }).click();
  await expect(page.locator('form[aria-busy=true]')).toBeVisible();
  await expect(page.getByText('Sending your photo')).toHaveCount(0);
  scriptReleased.resolve();
  await expect(page.locator('label').filter({ hasText: 'Sending your photo' })).toBeVisible();
  orderReleased.resolve();
  await expectThanks(page);
});
