import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';

// Titles of failures in this folder begin with the name that the given error catalog has for the error: "Script part load failure".

const alert = (page: Page, chunk: string) =>
  page.getByRole('alert').filter({ hasText: `Loading chunk ${chunk} failed` });

for (const chunk of ['send-login', 'send-form', 'request']) {
  test(`Script part load failure: without the chunk ${chunk}, the login form says so and keeps what was typed, and the next press sends it once`, async ({
    page,
    registerDonor,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    const donor = await registerDonor();
    const requests: string[] = [];
    page.on('request', (request) => request.url().endsWith('/Login') && requests.push(request.method()));
    await page.route(`**/static/js/${chunk}.*`, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Email').fill(donor.email);
    await page.getByLabel('Password').fill(donor.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText(/Loading chunk send-(login|form) failed/);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Password')).toHaveValue(donor.password);
    await page.unroute(`**/static/js/${chunk}.*`);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
    expect(requests).toEqual(['POST']);
  });
}

test("Script part load failure: 'Loading chunk Orders failed' is shown in the tab, and Try again loads it", async ({
  page,
  signInDonor,
  expectProblem,
}) => {
  for (const problem of [/ERR_FAILED/, /Loading chunk Orders failed/]) expectProblem(problem);
  await signInDonor();
  await page.route('**/static/js/Orders.*', (route) => route.abort());
  await page.goto('/profile#orders');
  await expect(alert(page, 'Orders')).toBeVisible();
  await page.unroute('**/static/js/Orders.*');
  await alert(page, 'Orders').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Orders' }).getByRole('link')).toBeVisible();
});

test('a tab of the profile that was prefetched opens without a connection', async ({ page, context, signInDonor }) => {
  await signInDonor();
  const prefetched = page.waitForResponse('**/static/js/Orders.*');
  await page.goto('/profile');
  await prefetched;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Orders' }).getByRole('link')).toBeVisible();
});

test('a press on the button of a form fetches the code of the form, and at the same time the code that sends it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(request.url()));
  // The code of the form never arrives: fetching the code that sends it must not wait for it.
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
