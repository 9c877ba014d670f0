import type { Page } from 'playwright/test';
import { expect, test } from './kindcrate.ts';
import { stopClock } from './stopped-clock.ts';

const image = (page: Page) => page.getByRole('img', { name: 'Your QR code' });

/** Opens the code on a clock that the test turns, and counts how often a new one is asked for. */
async function openCode(page: Page): Promise<() => number> {
  let renewals = 0;
  page.on('request', (request) => request.url().endsWith('/api/profile/code') && renewals++);
  await stopClock(page);
  await page.goto('/profile#qrcode');
  await expect(image(page)).toBeVisible();
  return () => renewals;
}

test.beforeEach(async ({ signInDonor }) => {
  await signInDonor();
});

test('the code is renewed after 60 to 120 s while it is looked at, in both its forms', async ({ page }) => {
  const renewals = await openCode(page);
  const first = [await image(page).getAttribute('src'), await page.locator('strong').innerText()];
  await page.clock.runFor(59_000);
  expect(renewals()).toBe(0);
  await page.clock.runFor(40_000);
  await expect.poll(renewals).toBe(1);
  await expect(image(page)).not.toHaveAttribute('src', first[0] ?? '');
  await expect(page.locator('strong')).not.toHaveText(first[1] ?? '');
  await page.clock.runFor(100_000);
  await expect.poll(renewals).toBe(2);
});

test('the code is not renewed while another tab of the profile is open, and at once when it is looked at again', async ({
  page,
}) => {
  const renewals = await openCode(page);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.clock.runFor(300_000);
  expect(renewals()).toBe(0);
  await page.getByRole('tab', { name: 'qrcode' }).click();
  await expect.poll(renewals).toBe(1);
});

test('a code that cannot be renewed is taken away before it runs out, and comes back when asked', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/ApiError/);
  await openCode(page);
  await page.route('**/api/profile/code', (route) => route.abort());
  await page.clock.runFor(60_500);
  await expect(image(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText('There’s no code right now.')).toBeVisible();
  await page.unroute('**/api/profile/code');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(image(page)).toBeVisible();
});
